import { useTranslation } from "react-i18next";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { StaffFrame } from "#ui/staff/StaffFrame.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";

/** All pages under `/compare`: for now the studies there are. */
export function ResearcherRoutes() {
  const { t } = useTranslation("staff");
  const local = useLocalText();
  const { store } = useStaffPorts();
  const [studies] = useLoaded("studies", store.list);
  return (
    <StaffFrame>
      <h1>{t("frame.compare")}</h1>
      <ul>{studies.kind === "loaded" && studies.value.map((study) => <li key={study.studyId}>{local(study.title)}</li>)}</ul>
    </StaffFrame>
  );
}

import { Link, useParams } from "react-router";
import { useId, useState } from "react";
import { sitesOf } from "#domain/study/person.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { AdmissionSlip } from "#ui/coordinator/AdmissionSlip.tsx";
import type { OpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useRecordingExport } from "#ui/coordinator/use-recording-export.ts";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import { StudyGate } from "#ui/staff/StudyGate.tsx";
import { admissionSlips } from "#workflows/admission-slips.ts";
import { exportedCodes } from "#workflows/exported-codes.ts";
import { rosterFile } from "#workflows/read-roster.ts";
import styles from "./SlipsPage.module.css";

/** An admission slip for every participant, for printing and cutting. */
export function SlipsPage() {
  const { studyId = "" } = useParams();
  return (
    <StudyGate key={studyId} studyId={studyId}>
      {(context, reload) => <Slips context={context} reload={reload} />}
    </StudyGate>
  );
}

type SlipsProps = Pick<OpenedStudy, "context" | "reload">;

function Slips({ context, reload }: SlipsProps) {
  const { t } = useTranslation(["setup", "exam-paper"]);
  const { workspace } = context;
  const { study } = workspace.office;
  const [site, setSite] = useState("");
  const [address, setAddress] = useState(() => location.href.replace(/#.*$/, ""));
  useDocumentTitle(t("slips.title"));
  const slips = admissionSlips(workspace, address).filter((slip) => site === "" || slip.site === site);
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <div className={`${styles.tools} no-print`}>
          <h1>{t("slips.title")}</h1>
          <p className={styles.lede}>{t(workspace.people.length === 0 ? "slips.noPeople" : "slips.lede")}</p>
          <SlipFields sites={sitesOf(workspace.office.roster)} site={site} onSite={setSite} address={address} onAddress={setAddress} />
          <p className={styles.actions}>
            <button type="button" className="action primary" onClick={() => window.print()}>
              <Icon name="print" />
              {t("slips.print")}
            </button>
            <Link className="action" to={`/study/${study.studyId}/codes`}>
              {t("exam-paper:back")}
            </Link>
          </p>
          {workspace.people.length > 0 && <RosterWithCodes context={context} reload={reload} />}
        </div>
        <ul className={styles.slips} aria-label={t("slips.title")}>
          {slips.map((slip) => (
            <AdmissionSlip key={slip.code} slip={slip} study={study} appAddress={address} />
          ))}
        </ul>
      </main>
    </>
  );
}

interface SlipFieldsProps {
  readonly sites: readonly string[];
  /** Empty for all. */
  readonly site: string;
  readonly onSite: (site: string) => void;
  readonly address: string;
  readonly onAddress: (address: string) => void;
}

/** Which slips, and where the exam will be. */
function SlipFields({ sites, site, onSite, address, onAddress }: SlipFieldsProps) {
  const { t } = useTranslation("setup");
  const [siteId, addressId] = [useId(), useId()];
  return (
    <div className={styles.fields}>
      <label htmlFor={siteId}>{t("slips.site")}</label>
      <select id={siteId} value={site} onChange={(event) => onSite(event.target.value)}>
        <option value="">{t("slips.allSites")}</option>
        {sites.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={addressId}>{t("slips.address")}</label>
      <input id={addressId} type="url" value={address} onChange={(event) => onAddress(event.target.value)} />
    </div>
  );
}

function RosterWithCodes({ context, reload }: SlipsProps) {
  const { t } = useTranslation("setup");
  const [language] = useLanguage();
  const local = useLocalText();
  const { workspace } = context;
  const { people, office } = workspace;
  const record = useRecordingExport({ context, reload });
  const makeFile = async (): Promise<NamedBytes> => {
    const facts = { title: local(office.study.title), people, ranks: office.ranks, language };
    return record(await rosterFile(facts, office.study.studyId), exportedCodes("people", workspace));
  };
  return (
    <p className={styles.actions}>
      <SaveButton label={t("slips.roster")} makeFile={makeFile} />
      <span className={styles.lede}>{t("slips.rosterHint")}</span>
    </p>
  );
}

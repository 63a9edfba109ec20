import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { useAddressParams } from "#ui/hooks/address.ts";
import type { Item } from "#domain/exam/exam.ts";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { ChoicePage } from "#ui/participant/ChoicePage.tsx";
import { ExamFrame } from "#ui/participant/ExamFrame.tsx";
import { ItemFooter } from "#ui/participant/ItemFooter.tsx";
import { itemPath } from "#ui/participant/paths.ts";
import { QuietPage } from "#ui/participant/QuietPage.tsx";
import { ShortAnswerPage } from "#ui/participant/ShortAnswerPage.tsx";
import { useExamAndSitting } from "#ui/participant/sitting-context.ts";
import { useItemShortcuts } from "#ui/participant/use-item-shortcuts.ts";

/** One item of the exam, on a page of its own. */
export function ItemPage() {
  const { number = "" } = useAddressParams();
  const { exam } = useExamAndSitting();
  const item = /^[1-9]\d*$/.test(number) ? exam.items[Number(number) - 1] : undefined;
  return item === undefined ? <NoSuchItem number={number} /> : <ShownItem item={item} number={Number(number)} />;
}

function ShownItem({ item, number }: { readonly item: Item; readonly number: number }) {
  const { t } = useTranslation("participant");
  const text = useLocalText();
  const { exam } = useExamAndSitting();
  useDocumentTitle(t("item.documentTitle", { number }));
  useItemShortcuts(item, number);
  const section = exam.sections.find(({ id }) => id === item.sectionId);
  const full = section === undefined ? "" : `${t("bar.section", { id: section.id })} · ${text(section.title)}`;
  return (
    <ExamFrame
      place={{ full, short: item.sectionId }}
      instructions={section === undefined ? "" : text(section.instructions)}
      footer={<ItemFooter number={number} />}
    >
      {item.kind === "short-answer" ? (
        <ShortAnswerPage key={item.id} item={item} number={number} />
      ) : (
        <ChoicePage key={item.id} item={item} number={number} />
      )}
    </ExamFrame>
  );
}

function NoSuchItem({ number }: { readonly number: string }) {
  const { t } = useTranslation("participant");
  const { exam, sitting } = useExamAndSitting();
  return (
    <QuietPage title={t("item.missingTitle", { number })}>
      <p>{t("item.missing", { total: exam.items.length })}</p>
      <p>
        <Link className="action primary" to={itemPath(sitting.start.sittingId, 1)}>
          {t("item.toFirst")}
        </Link>
      </p>
    </QuietPage>
  );
}

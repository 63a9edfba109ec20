import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import type { Item } from "#domain/exam/exam.ts";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { ChoicePage } from "#ui/participant/ChoicePage.tsx";
import { ExamFrame } from "#ui/participant/ExamFrame.tsx";
import { ItemFooter } from "#ui/participant/ItemFooter.tsx";
import { itemPath, receiptPath, reviewPath } from "#ui/participant/paths.ts";
import { QuietPage } from "#ui/participant/QuietPage.tsx";
import { withLetter } from "#ui/participant/response-edit.ts";
import { ShortAnswerPage } from "#ui/participant/ShortAnswerPage.tsx";
import type { Shortcut } from "#ui/participant/shortcuts.ts";
import { useExamAndSitting, useIsLocked, useOpenSitting } from "#ui/participant/sitting-context.ts";
import { useShortcuts } from "#ui/participant/use-shortcuts.ts";

/** One item of the exam, on a page of its own. */
export function ItemPage() {
  const { number = "" } = useParams();
  const { exam, sitting } = useExamAndSitting();
  if (sitting.status === "submitted") return <Navigate replace to={receiptPath(sitting.start.sittingId)} />;
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
  const place = section === undefined ? "" : `${t("bar.section", { id: section.id })} · ${text(section.title)}`;
  return (
    <ExamFrame place={place} footer={<ItemFooter number={number} />}>
      {item.kind === "short-answer" ? (
        <ShortAnswerPage key={item.id} item={item} number={number} />
      ) : (
        <ChoicePage key={item.id} item={item} number={number} />
      )}
    </ExamFrame>
  );
}

function useItemShortcuts(item: Item, number: number): void {
  const { store } = useOpenSitting();
  const { exam, sitting } = useExamAndSitting();
  const navigate = useNavigate();
  const isLocked = useIsLocked();
  const letters = item.kind === "short-answer" ? [] : item.options.map((option) => option.letter);
  const { sittingId } = sitting.start;
  useShortcuts(letters, (shortcut: Shortcut) => {
    switch (shortcut.kind) {
      case "previous":
        if (number > 1) void navigate(itemPath(sittingId, number - 1));
        return;
      case "next":
        void navigate(number < exam.items.length ? itemPath(sittingId, number + 1) : reviewPath(sittingId));
        return;
      case "review":
        void navigate(reviewPath(sittingId));
        return;
      case "flag":
        if (!isLocked) store.getState().flag(item.id, !sitting.flagged.has(item.id));
        return;
      case "choose":
        if (!isLocked && item.kind !== "short-answer") {
          store.getState().respond(item.id, withLetter(item, sitting.responses.get(item.id), shortcut.letter));
        }
        return;
      case "help":
        return;
    }
  });
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

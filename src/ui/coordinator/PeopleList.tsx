import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { percentOf, type Person } from "#domain/study/person.ts";
import { hasErrors } from "#lib/issue.ts";
import { PersonDialog } from "#ui/coordinator/PersonDialog.tsx";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** A person and where they stand on the list. */
interface ListedPerson {
  readonly person: Person;
  readonly index: number;
}

/** Everyone expected; each can be changed or taken off, and an emptied list can be had back. */
export function PeopleList() {
  const { t } = useTranslation("setup");
  const { draft, issues, change } = useSetup();
  const { people } = draft.setup;
  const [editing, setEditing] = useState<ListedPerson | "new" | null>(null);
  const [cleared, setCleared] = useState<readonly Person[]>([]);
  const rows = useMemo(() => people.map((person, index) => ({ person, index })), [people]);
  const columns = usePeopleColumns({
    onEdit: setEditing,
    onRemove: ({ index }) => {
      setCleared([]);
      change({ people: people.filter((_, place) => place !== index) });
    },
  });
  const keep = (person: Person): void => {
    const isNew = editing === "new" || editing === null;
    change({ people: isNew ? [...people, person] : people.map((held, place) => (place === editing.index ? person : held)) });
    setEditing(null);
  };
  const clear = (): void => {
    setCleared(people);
    change({ people: [] });
  };
  const shown = issues.people.filter(({ code }) => code !== "setup-people-none" && !code.startsWith("setup-rank-"));
  return (
    <section className={styles.section} aria-labelledby="people-list">
      <h2 id="people-list">{t("people.list")}</h2>
      {people.length === 0 ? (
        <p className={styles.quiet}>{t("people.listEmpty")}</p>
      ) : (
        <DataTable name="people" caption={t("people.caption")} columns={columns} rows={rows} rowId={({ index }) => String(index)} />
      )}
      {shown.length > 0 && (
        <Notice tone={hasErrors(shown) ? "bad" : "warn"} title={t("staff:issues.title")}>
          <IssueList issues={shown.map((issue) => ({ ...issue, place: {} }))} />
        </Notice>
      )}
      {cleared.length > 0 && people.length === 0 && (
        <Notice tone="warn" title={t("people.cleared", { count: cleared.length })}>
          <Button size="sm" variant="default" onClick={() => change({ people: cleared })}>
            {t("people.undo")}
          </Button>
        </Notice>
      )}
      <p className={styles.actions}>
        <Button size="sm" variant="default" onClick={() => setEditing("new")}>
          {t("people.addPerson")}
        </Button>
        {people.length > 0 && (
          <Button size="sm" variant="default" onClick={clear}>
            {t("people.clear")}
          </Button>
        )}
      </p>
      {editing !== null && (
        <PersonDialog person={editing === "new" ? null : editing.person} onKeep={keep} onClose={() => setEditing(null)} />
      )}
    </section>
  );
}

interface PeopleActions {
  readonly onEdit: (listed: ListedPerson) => void;
  readonly onRemove: (listed: ListedPerson) => void;
}

function usePeopleColumns({ onEdit, onRemove }: PeopleActions): readonly DataColumn<ListedPerson>[] {
  const { t } = useTranslation("setup");
  const local = useLocalText();
  const { ranks } = useSetup().draft.setup;
  const rankOf = ({ rankId }: Person): string | null => {
    const rank = ranks.find(({ id }) => id === rankId);
    return rank === undefined ? null : local(rank.title);
  };
  const plain = (["specialty", "years", "degree"] as const).map((name): DataColumn<ListedPerson> => {
    return { id: name, header: t(`column.${name}`), value: ({ person }) => person[name] };
  });
  return [
    { id: "name", header: t("column.name"), value: ({ person }) => person.name },
    { id: "site", header: t("column.site"), value: ({ person }) => person.site },
    { id: "rank", header: t("column.rank"), value: ({ person }) => rankOf(person) },
    ...plain,
    {
      id: "extra",
      header: t("column.extra"),
      value: ({ person }) => (person.extraShare === 0 ? null : percentOf(person.extraShare)),
      align: "end",
    },
    {
      id: "act",
      header: t("column.act"),
      value: () => null,
      order: "fixed",
      cell: (listed) => (
        <span className={styles.actions}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t("people.editNamed", { name: listed.person.name })}
            onClick={() => onEdit(listed)}
          >
            {t("people.edit")}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t("people.removeNamed", { name: listed.person.name })}
            onClick={() => onRemove(listed)}
          >
            {t("people.remove")}
          </Button>
        </span>
      ),
    },
  ];
}

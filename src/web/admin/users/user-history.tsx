import { Link } from "react-router";
import type { AuditView } from "#domain/audit/index.ts";
import { paths } from "../../paths.ts";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { When } from "../when.tsx";
import { actorWords, auditWords, personOf } from "./audit-words.ts";
import type { PersonPage } from "./read-person.ts";

type People = { user: PersonPage["user"]; names: PersonPage["names"]; self: string };

/** A person in the history: you, whose page this is, somebody else, or somebody who is gone. */
function Person({ id, user, names, self }: People & { id: string }) {
  if (id === self) return "You";
  if (id === user.id) return user.name;
  const name = names[id];
  return name ? <Link to={paths.adminUser(id)}>{name}</Link> : "A deleted account";
}

/** What was done, and to what where that isn't the person of this page. */
function Entry({ entry, ...people }: People & { entry: AuditView }) {
  const words = auditWords(entry);
  const person = personOf(entry.subject);
  if (person === people.user.id) return words;
  const [kind = "", id = ""] = entry.subject.split("/");
  return (
    <>
      {words}:{" "}
      <span className="person__self">
        {person ? (
          <Person id={person} {...people} />
        ) : kind === "mail" ? (
          <Link to={paths.adminMail(id)}>the email</Link>
        ) : (
          <code>{id || kind}</code>
        )}
      </span>
    </>
  );
}

const columnsFor = (people: People): Column<AuditView>[] => [
  { title: "What", isName: true, cell: (entry) => <Entry entry={entry} {...people} /> },
  {
    title: "Who",
    cell: ({ actor }) => actorWords(actor) ?? <Person id={actor} {...people} />,
  },
  { title: "When", cell: ({ at }) => <When iso={at} /> },
];

/** The audit trail of what a person did and what was done to them. */
export function UserHistory({ entries, ...people }: People & { entries: readonly AuditView[] }) {
  if (entries.length === 0) return <p className="text-ink-soft">No history yet.</p>;
  return (
    <DataTable
      caption="History, newest first"
      columns={columnsFor(people)}
      rows={entries}
      keyOf={({ id }) => String(id)}
    />
  );
}

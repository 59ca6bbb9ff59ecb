import { type FormEvent, useState } from "react";
import { describeChanges } from "#domain/projects/configuration/describe-changes.ts";
import type { ServiceType, VersionView } from "#domain/projects/contract.ts";
import { classNames } from "../../../kit/class-names.ts";
import { Button } from "../../../ui/Button.tsx";
import { Moment } from "../../../ui/Moment.tsx";

const kinds: Readonly<Record<VersionView["kind"], string>> = {
  start: "Started",
  save: "Saved",
  restore: "Restored",
  publish: "Published",
  import: "Imported",
};
const maxLines = 4;

/** One knot of the history: who, when, what changed, and what can be done with it. */
export function VersionRow({
  type,
  version: { revision, label, kind, savedBy, savedAt, changes, changeCount },
  isNewest,
  isReadOnly,
  isBusy,
  isAlone,
  isMarked,
  mark,
  name,
  restore,
}: {
  type: ServiceType;
  version: VersionView;
  isNewest: boolean;
  isReadOnly: boolean;
  isBusy: boolean;
  /** There is no other version to compare it with. */
  isAlone: boolean;
  isMarked: boolean;
  mark: () => void;
  name: (label: string) => void;
  restore: () => void;
}) {
  const [isNaming, setNaming] = useState(false);
  const lines = describeChanges(type, changes).slice(0, maxLines);
  const more = changeCount - changes.length;
  const aside = [label ? `version ${revision}` : [], isNewest ? "current" : []].flat();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("label");
    name(typeof typed === "string" ? typed : "");
    setNaming(false);
  };
  return (
    <li className={classNames("versions__knot", isNewest && "versions__knot--now")}>
      <p>
        <b>{label ?? `Version ${revision}`}</b>{" "}
        <span className="text-ink-soft">{aside.join(", ")}</span>
      </p>
      <p className="text-ink-soft">
        {kinds[kind]} by {savedBy}, <Moment at={savedAt} />
      </p>
      {lines.length > 0 ? (
        <ul className="versions__changes">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {more > 0 ? <li>and {more} more</li> : null}
        </ul>
      ) : null}
      {isNaming ? (
        <form className="workspace-dialog__invite" onSubmit={submit}>
          <input
            className="input"
            name="label"
            aria-label="Name of this version"
            maxLength={100}
            defaultValue={label ?? ""}
            ref={(input) => input?.focus()}
          />
          <Button type="submit" size="small">
            Save name
          </Button>
        </form>
      ) : (
        <p className="versions__actions">
          {isAlone ? null : (
            <Button
              variant="plain"
              size="small"
              aria-pressed={isMarked}
              onClick={mark}
              aria-label={`${isMarked ? "Comparing" : "Compare"} version ${revision}`}
            >
              {isMarked ? "Comparing" : "Compare"}
            </Button>
          )}
          {isReadOnly ? null : (
            <Button variant="plain" size="small" onClick={() => setNaming(true)}>
              {label ? "Rename" : "Add a name"}
            </Button>
          )}
          {isReadOnly || isNewest ? null : (
            <Button variant="plain" size="small" busy={isBusy} onClick={restore}>
              Restore
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

import { NameKnot } from "../../../ui/NameKnot.tsx";
import { Tooltip } from "../../../ui/Tooltip.tsx";
import type { Room } from "../room.ts";

const maxShown = 4;

/** Who else has this project open; the reader's other tabs count as one. */
export function PeopleHere({ people }: Pick<Room, "people">) {
  const names = [...new Set(people.map(({ name, isMe }) => (isMe ? "You, in another tab" : name)))];
  if (names.length === 0) return null;
  return (
    <Tooltip side="bottom" text={`Also here: ${names.join(", ")}`}>
      <button
        type="button"
        className="workspace-bar__people"
        aria-label={`Also here: ${names.join(", ")}`}
      >
        {names.slice(0, maxShown).map((name) => (
          <NameKnot key={name} name={name} className="workspace-bar__person" />
        ))}
        {names.length > maxShown ? <span>+{names.length - maxShown}</span> : null}
      </button>
    </Tooltip>
  );
}

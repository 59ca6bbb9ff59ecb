import type { PageAnswer } from "#domain/conversations/contract.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Close } from "../../ui/icons.tsx";

/** Which page goes with a message, and the way to leave it out. */
export function ShownPage({
  page,
  onDrop,
}: {
  page: NonNullable<PageAnswer["page"]>;
  onDrop: () => void;
}) {
  return (
    <div className="chat__page">
      <p>
        You are looking at <strong>{page.title}</strong>
      </p>
      <IconButton label="Ask without this page" onClick={onDrop}>
        <Close size={16} />
      </IconButton>
    </div>
  );
}

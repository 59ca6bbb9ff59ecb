import { useActions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { longText, type Story } from "../story.ts";

const questionOf = () => ({
  title: "Delete this user?",
  text: "This can't be undone.",
  confirm: "Delete user",
});

/** @param about what a page without scripts asks about */
function Shown({ about }: { about?: string }) {
  const actions = useActions<unknown>(
    "/gallery",
    about === undefined
      ? undefined
      : { kind: "confirm", key: "1", intent: "delete", about, values: { intent: "delete" } },
  );
  return (
    <>
      <ActionButton
        actions={actions}
        fields={{ intent: "delete" }}
        about="Ada Lovelace"
        asks
        busy="Deleting..."
      >
        Delete…
      </ActionButton>
      <ConfirmAction actions={actions} questionOf={questionOf} back="/gallery" />
    </>
  );
}

export const stories: Story[] = [
  { state: "asks in a dialog", shows: <Shown /> },
  { state: "asks without scripts", shows: <Shown about="Ada Lovelace" /> },
  { state: "long text", shows: <Shown about={longText} /> },
];

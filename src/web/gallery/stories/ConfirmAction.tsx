import { useActions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { longText, type Story } from "../story.ts";

function Sample({ text, isStep = false }: { text: string; isStep?: boolean }) {
  const fields = { intent: "delete" };
  const about = "Ada Lovelace";
  const actions = useActions(
    "/gallery",
    isStep ? { kind: "confirm", key: "1", intent: "delete", about, values: fields } : undefined,
  );
  return (
    <>
      <ActionButton actions={actions} fields={fields} about={about} asks busy="Deleting...">
        Delete…
      </ActionButton>
      <ConfirmAction
        actions={actions}
        questionOf={() => ({ title: "Delete this user?", text, confirm: "Delete user" })}
        back="/gallery"
      />
    </>
  );
}

export const stories: Story[] = [
  { state: "opens", shows: <Sample text="This can’t be undone." /> },
  { state: "a step, without scripts", shows: <Sample text="This can’t be undone." isStep /> },
  { state: "long text", shows: <Sample text={longText} isStep /> },
];

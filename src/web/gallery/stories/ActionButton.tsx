import { type Actions, useActions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { longWord, type Story } from "../story.ts";

function Shown({ words = "Block", isBusy = false }: { words?: string; isBusy?: boolean }) {
  const actions = useActions<unknown>("/gallery");
  const shown: Actions = { ...actions, isDoing: () => isBusy };
  return (
    <ActionButton
      actions={shown}
      fields={{ intent: "block" }}
      about="Ada Lovelace"
      busy="Blocking..."
    >
      {words}
    </ActionButton>
  );
}

export const stories: Story[] = [
  { state: "idle", shows: <Shown /> },
  { state: "busy", shows: <Shown isBusy /> },
  { state: "a long word", shows: <Shown words={longWord} /> },
];

import { useActions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { longWord, type Story } from "../story.ts";

function Sample({ words, isBusy = false }: { words: string; isBusy?: boolean }) {
  const actions = useActions("/gallery");
  return (
    <ActionButton
      actions={isBusy ? { ...actions, isDoing: () => true } : actions}
      fields={{ intent: "block" }}
      about="Ada Lovelace"
      busy="Blocking..."
    >
      {words}
    </ActionButton>
  );
}

export const stories: Story[] = [
  { state: "idle", shows: <Sample words="Block" /> },
  { state: "busy", shows: <Sample words="Block" isBusy /> },
  { state: "long text", shows: <Sample words={longWord} /> },
];

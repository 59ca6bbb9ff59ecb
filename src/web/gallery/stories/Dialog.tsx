import { useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog, Panel } from "../../ui/Dialog.tsx";
import { longText, longWord, type Story } from "../story.ts";

function Opens({ as: As }: { as: typeof Dialog | typeof Panel }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button variant="quiet" onClick={() => dialog.current?.showModal()}>
        Open
      </Button>
      <As ref={dialog} title="Your AI Quote" footer={<Button>Accept</Button>}>
        <p>{longText}</p>
      </As>
    </>
  );
}

export const stories: Story[] = [
  { state: "a dialog", shows: <Opens as={Dialog} /> },
  { state: "a panel from the right", shows: <Opens as={Panel} /> },
  {
    state: "open",
    shows: (
      <Dialog open title={longWord} footer={<Button>Accept</Button>}>
        <p>{longText}</p>
      </Dialog>
    ),
  },
];

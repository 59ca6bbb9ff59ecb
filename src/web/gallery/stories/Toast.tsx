import { Button } from "../../ui/Button.tsx";
import { ToastProvider, useToasts } from "../../ui/Toast.tsx";
import { longText, longWord, type Story } from "../story.ts";

function Tells({ title, text }: { title: string; text?: string }) {
  const tell = useToasts();
  return (
    <Button variant="quiet" onClick={() => tell(title, text)}>
      Show
    </Button>
  );
}

export const stories: Story[] = [
  {
    state: "a title",
    shows: (
      <ToastProvider>
        <Tells title="Link copied" />
      </ToastProvider>
    ),
  },
  {
    state: "long text",
    shows: (
      <ToastProvider>
        <Tells title={longWord} text={longText} />
      </ToastProvider>
    ),
  },
];

import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import type { Intent } from "./outcome.ts";
import type { UserChange } from "./users/use-user-change.ts";

/**
 * A form of one button that does something to a person; it works without scripts. `about` says to whom, for
 * those who hear the button without its row. `onAsk` opens a question first.
 */
export function DeedButton({
  change,
  intent,
  userId,
  sessionId,
  about,
  busy,
  onAsk,
  children,
}: {
  change: UserChange;
  intent: Intent;
  userId: string;
  sessionId?: string;
  about: string;
  /** What the button says while it is done. */
  busy: string;
  onAsk?: () => void;
  children: ReactNode;
}) {
  const isBusy = change.isDoing(intent, sessionId ?? userId);
  return (
    <change.Form
      method="post"
      action={change.action}
      className="deed"
      onSubmit={(event) => {
        if (change.isWorking || onAsk) event.preventDefault();
        if (!change.isWorking) onAsk?.();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="userId" value={userId} />
      {sessionId ? <input type="hidden" name="sessionId" value={sessionId} /> : null}
      <Button type="submit" variant="quiet" size="small" busy={isBusy}>
        {isBusy ? busy : children}
        <span className="sr-only">: {about}</span>
      </Button>
    </change.Form>
  );
}

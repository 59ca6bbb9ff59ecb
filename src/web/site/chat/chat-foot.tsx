import { type RefObject, useState } from "react";
import { brand } from "#content/brand.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Stop } from "../icons.tsx";
import { isPending, mayBeSaved } from "./chat-state.ts";
import { Composer } from "./composer.tsx";
import { FollowUpForm } from "./follow-up-form.tsx";
import { LeaveAddress } from "./leave-address.tsx";
import { ShownPage } from "./shown-page.tsx";
import type { Chat } from "./use-chat.ts";
import type { LookedAt } from "./use-page.ts";

/** Below what was said: what is wrong, the field, and the way to end. */
export function ChatFoot({
  chat,
  looked,
  field,
  text,
  onText,
  onSend,
  onEnd,
  onStop,
}: {
  chat: Chat;
  looked: LookedAt;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** Asks whether it shall end. */
  onEnd: () => void;
  onStop: () => void;
}) {
  const { state, isLost, problem } = chat;
  const isLimit = problem?.code === "ai_limit_reached";
  if (state.isEnded)
    return (
      <div className="chat__foot chat__foot--ended">
        <p role="status">
          <strong>This conversation has ended.</strong>
          {state.messages.length > 1 && state.contact
            ? " Your information is saved for follow-up."
            : null}
        </p>
        <Button
          variant="solid"
          size="small"
          onClick={() => {
            chat.startOver();
            requestAnimationFrame(() => field.current?.focus());
          }}
        >
          Start a new conversation
        </Button>
      </div>
    );
  return (
    <div className="chat__foot">
      {problem ? (
        <div className="chat__problem" role="alert">
          <p>{problem.text}</p>
          {isLimit ? <LimitHelp /> : null}
        </div>
      ) : isLost ? (
        <p className="chat__lost" role="status">
          Connection lost. Reconnecting… What you type is kept.
        </p>
      ) : null}
      {looked.page ? (
        <ShownPage
          page={looked.page}
          onDrop={() => {
            looked.drop();
            field.current?.focus();
          }}
        />
      ) : null}
      <Composer
        ref={field}
        text={text}
        onText={(typed) => {
          if (!isLimit) chat.clearProblem();
          onText(typed);
        }}
        onSend={onSend}
        isPending={isPending(state)}
      />
      <div className="chat__under">
        {mayBeSaved(state) ? (
          <Button variant="plain" size="small" onClick={onEnd}>
            End conversation & save information
          </Button>
        ) : (
          <p className="chat__small">
            {brand.consultant} is an AI and can be wrong.{" "}
            <a href={paths.privacy("talking-to-an-ai")}>What we store</a>
          </p>
        )}
        {state.writing ? (
          <Button
            variant="quiet"
            size="small"
            icon={<Stop size={14} />}
            busy={chat.isStopping}
            onClick={onStop}
          >
            {chat.isStopping ? "Stopping..." : "Stop"}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Where Aria can't answer any more for now, a person can: visitors leave their address. */
function LimitHelp() {
  const [isLeaving, setLeaving] = useState<boolean>();
  return isLeaving ? (
    <FollowUpForm onCancel={() => setLeaving(false)} />
  ) : (
    <LeaveAddress isBack={isLeaving === false} onClick={() => setLeaving(true)} />
  );
}

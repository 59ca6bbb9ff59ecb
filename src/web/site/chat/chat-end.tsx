import { brand } from "#content/brand.ts";
import { Button } from "../../ui/Button.tsx";
import { Refresh } from "../../ui/icons.tsx";
import { type ChatState, isPending } from "./chat-state.ts";

const notWhole = {
  cut: "The answer was cut off here.",
  stopped: "You stopped this answer.",
  canned: `This is a standard reply: ${brand.consultant} couldn’t answer.`,
};

/** What stands under the last message: that a person answers now, or that an answer is missing or broke off. */
export function ChatEnd({
  state,
  onRetry,
}: {
  state: ChatState;
  onRetry: (messageId: string) => void;
}) {
  if (state.isEnded || isPending(state)) return null;
  const last = state.messages.at(-1);
  const { failure } = state;
  if (failure && failure.replyTo === last?.id)
    return <Missing words={failure.problem} onRetry={() => onRetry(failure.replyTo)} />;
  const replyTo = last?.replyTo;
  if (last?.sender === "ai" && last.state !== "whole" && replyTo)
    return <Missing words={notWhole[last.state]} onRetry={() => onRetry(replyTo)} />;
  return state.handledBy === "person" ? (
    <p className="chat__note">You are talking to a person now, not to {brand.consultant}.</p>
  ) : null;
}

function Missing({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div className="chat__missing" role="status">
      <p>{words}</p>
      <Button variant="quiet" size="small" icon={<Refresh size={16} />} onClick={onRetry}>
        Ask again
      </Button>
    </div>
  );
}

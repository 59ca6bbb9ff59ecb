import type { BotDeskView } from "#domain/chatbots/contract.ts";
import { Info } from "../../ui/icons.tsx";

const words = ({ kind, model }: BotDeskView["assistant"]): string => {
  const called = model ? ` (${model})` : "";
  if (kind === "own-key")
    return `Your own AI key is connected${called}. You pay its provider for each answer.`;
  if (kind === "provider") return `The AI provider is connected${called}.`;
  return "No AI provider is connected: the built-in assistant answers from your sources, word for word.";
};

/** Which provider answers (spec studio.md §2.6, the banner), as it truly is. */
export function AssistantBanner({ desk }: { desk: BotDeskView | null }) {
  if (!desk) return null;
  const { assistant, messages, unconnected } = desk;
  return (
    <div className="assistant-banner">
      <Info size={16} />
      <p>
        {words(assistant)}{" "}
        <span className="figures">
          {messages.used.toLocaleString("en-US")} of {messages.max.toLocaleString("en-US")} messages
          this month.
        </span>
        {unconnected.length > 0 ? ` Chosen, but not connected: ${unconnected.join(", ")}.` : null}
      </p>
    </div>
  );
}

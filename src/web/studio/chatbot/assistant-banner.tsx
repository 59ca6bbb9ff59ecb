import { Link } from "react-router";
import { crmOptions, databaseOptions } from "#content/chatbot-options.ts";
import { counted, listed } from "#content/words.ts";
import type { BotDeskView } from "#domain/chatbots/contract.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Info } from "../../ui/icons.tsx";
import { LimitNotes } from "./limit-notes.tsx";
import { limitLine } from "./limit-words.ts";

const words = ({ kind, model }: BotDeskView["assistant"]): string => {
  const called = model ? ` (${model})` : "";
  if (kind === "own-key")
    return `Your own AI key is connected${called}. You pay its provider for each answer.`;
  if (kind === "provider") return `The AI provider is connected${called}.`;
  return "No AI provider is connected: the built-in assistant answers from your sources, word for word.";
};

const labelOf = (id: string) =>
  [...crmOptions, ...databaseOptions].find((one) => one.id === id)?.label ?? id;

/** Which provider answers (spec studio.md §2.6, the banner), as it truly is. */
export function AssistantBanner({
  projectId,
  desk,
}: {
  projectId: string;
  desk: BotDeskView | null;
}) {
  if (!desk) return null;
  const { assistant, plan, unconnected, open, waiting, unanswered, leads } = desk;
  const messages = limitLine("messages", plan.messages, plan);
  const bots = limitLine("bots", plan.bots);
  return (
    <div className="assistant-banner">
      <Info size={16} />
      <p>
        {words(assistant)}{" "}
        <span className="figures">
          {plan.name} plan: {messages.figures}, {bots.figures}.
        </span>
        {assistant.missingModel
          ? ` The model ${assistant.missingModel} isn’t offered; the default answers.`
          : null}
        {unconnected.length > 0
          ? ` Chosen, but not connected: ${listed(unconnected.map(labelOf))}.`
          : null}
      </p>
      <ul className="assistant-banner__desk figures" aria-label="Inbox">
        <li>
          <Link to={paths.botInbox(projectId)}>{counted(open, "open conversation")}</Link>
        </li>
        {waiting > 0 ? (
          <li>
            <Link to={paths.botInbox(projectId, { show: "person" })}>
              <Badge tone="amber">{waiting} waiting for a person</Badge>
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={paths.botUnanswered(projectId)}>{unanswered} unanswered</Link>
        </li>
        <li>
          <Link to={paths.botLeads(projectId)}>{counted(leads, "lead")}</Link>
        </li>
        <li>
          <Link to={paths.botFigures(projectId)}>Figures</Link>
        </li>
      </ul>
      {/* Who may publish another is told when they do. */}
      <LimitNotes lines={[messages]} />
    </div>
  );
}

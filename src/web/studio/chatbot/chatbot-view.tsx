import { memo } from "react";
import { channels, personalities } from "#content/chatbot-options.ts";
import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { listed } from "../../help/templates/drawing.ts";
import { BotWindow } from "./bot-window.tsx";
import { sampleTalk } from "./sample-talk.ts";

const whence = {
  tone: (label: string) => `An example of the ${label.toLowerCase()} tone.`,
  data: () => "The answer is from its training data.",
} as const;

/** How the bot looks and sounds: its window with a sample of its tone, its topics and channels. */
export const ChatbotView = memo(function ChatbotView({ chatbot }: { chatbot: Chatbot }) {
  const { personality, knowledgeBase, channels: chosen, suggestions } = chatbot;
  const tone = personalities.find(({ id }) => id === personality);
  const reached = channels.filter(({ id }) => (chosen as readonly string[]).includes(id));
  const talk = sampleTalk(chatbot);
  const asked = suggestions.filter(({ text }) => text.trim() !== "");
  return (
    <figure className="view">
      <BotWindow
        chatbot={chatbot}
        foot={
          knowledgeBase.length > 0 ? (
            <ul className="bot__topics" aria-label="Topics">
              {listed(knowledgeBase).map(([key, topic]) => (
                <li key={key}>{topic}</li>
              ))}
            </ul>
          ) : (
            <p className="field__hint">No topics yet. Name what it should know about.</p>
          )
        }
      >
        {asked.length > 0 ? (
          <ul className="bot__asks" aria-label="Suggested questions">
            {asked.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        ) : null}
        {talk ? (
          <>
            <p className="bot__line bot__line--visitor">{talk.question}</p>
            <p className="bot__line">{talk.answer}</p>
          </>
        ) : null}
      </BotWindow>
      <figcaption className="field__hint">
        {talk ? `${whence[talk.from](tone?.label ?? "")} ` : null}
        {reached.length > 0
          ? `Available on ${reached.map(({ label }) => label).join(", ")}.`
          : "No channel chosen yet."}
      </figcaption>
    </figure>
  );
});

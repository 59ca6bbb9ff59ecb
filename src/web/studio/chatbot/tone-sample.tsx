import { useState } from "react";
import { personalities } from "#content/chatbot-options.ts";
import type { BotDeskView, BotTrialView } from "#domain/chatbots/contract.ts";
import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { AnswerText } from "../../ui/AnswerText.tsx";
import { Button } from "../../ui/Button.tsx";
import { callBot } from "./call-bot.ts";
import { toneLine, usualQuestion } from "./sample-talk.ts";

/**
 * How the chosen tone sounds: an example at once, and, where a model writes the answers, what the draft itself says in it.
 * The built-in assistant has no tone, and this says so.
 */
export function ToneSample({
  projectId,
  chatbot,
  assistant,
  save,
  isReadOnly,
}: {
  projectId: string;
  chatbot: Chatbot;
  assistant: BotDeskView["assistant"] | null;
  save: () => Promise<boolean>;
  isReadOnly: boolean;
}) {
  const [said, setSaid] = useState<{ tone: string; question: string; text: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const tone = personalities.find(({ id }) => id === chatbot.personality);
  const question =
    chatbot.suggestions.find(({ text }) => text.trim() !== "")?.text ?? usualQuestion;
  const listen = async () => {
    setAsking(true);
    setProblem(null);
    try {
      if (!(await save())) throw new TypeError("not saved");
      const input = { turns: [{ sender: "user", text: question }] };
      const { text } = await callBot<BotTrialView>(projectId, "try", { input });
      setSaid({ tone: chatbot.personality, question, text });
    } catch (error) {
      setProblem(refusalWords(error));
    } finally {
      setAsking(false);
    }
  };
  const hasModel = assistant !== null && assistant.kind !== "built-in";
  return (
    <div className="tone-sample">
      <p className="field__hint">
        {tone?.label}, for example: “{toneLine(chatbot)}” Fits {tone?.fits}.
      </p>
      {assistant && !hasModel ? (
        <p className="field__hint">
          The built-in assistant quotes your sources word for word, so the tone shows only once an
          AI provider or your own AI key is connected.
        </p>
      ) : null}
      {hasModel && !isReadOnly ? (
        <Button variant="quiet" size="small" busy={isAsking} onClick={() => void listen()}>
          {isAsking ? "Asking…" : "Hear it from your bot"}
        </Button>
      ) : null}
      <div aria-live="polite">
        {said && said.tone === chatbot.personality ? (
          <div className="bot__line">
            <p className="field__hint">“{said.question}”</p>
            <AnswerText text={said.text} />
          </div>
        ) : null}
        {problem ? <p className="field__error">{problem}</p> : null}
      </div>
    </div>
  );
}

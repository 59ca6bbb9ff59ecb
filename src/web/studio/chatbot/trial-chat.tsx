import { useEffect, useRef, useState } from "react";
import type { BotDeskView, BotTrialView } from "#domain/chatbots/contract.ts";
import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { AnswerText } from "../../ui/AnswerText.tsx";
import { Button } from "../../ui/Button.tsx";
import { BotWindow } from "./bot-window.tsx";
import { callBot } from "./call-bot.ts";
import { TrialReasons } from "./trial-reasons.tsx";

type Turn = { id: number; sender: "user" | "ai"; text: string; view: BotTrialView | null };

/** So many turns go along with a question (contract.ts, BotTrial). */
const maxTurns = 20;

/** A chat with the draft: what it says, and why. Nothing of it is kept. */
export function TrialChat({
  projectId,
  chatbot,
  save,
  assistant,
  isReadOnly,
  keepAsTest,
}: {
  projectId: string;
  chatbot: Chatbot;
  save: () => Promise<boolean>;
  assistant: BotDeskView["assistant"] | null;
  isReadOnly: boolean;
  /** Puts a question into the test set. */
  keepAsTest: (question: string) => void;
}) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [typed, setTyped] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [turns]);

  const ask = async (question: string) => {
    const text = question.trim();
    if (text === "" || isAsking) return;
    const asked = [...turns, { id: turns.length, sender: "user" as const, text, view: null }];
    setTurns(asked);
    setTyped("");
    setAsking(true);
    setProblem(null);
    try {
      if (!(await save())) throw new TypeError("not saved");
      const input = {
        turns: asked.slice(-maxTurns).map((turn) => ({ sender: turn.sender, text: turn.text })),
      };
      const view = await callBot<BotTrialView>(projectId, "try", { input });
      setTurns([...asked, { id: asked.length, sender: "ai", text: view.text, view }]);
    } catch (error) {
      setTurns(turns);
      setTyped(text);
      setProblem(refusalWords(error));
    } finally {
      setAsking(false);
    }
  };
  const suggested = chatbot.suggestions.filter(({ text }) => text.trim() !== "");

  return (
    <div className="trial">
      <BotWindow
        chatbot={chatbot}
        foot={
          <form
            className="trial__form"
            onSubmit={(event) => {
              event.preventDefault();
              void ask(typed);
            }}
          >
            <input
              className="input"
              aria-label="Ask your bot"
              placeholder={isReadOnly ? "Editors can ask it here" : "Ask it something"}
              value={typed}
              disabled={isReadOnly}
              maxLength={4000}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button
              type="submit"
              variant="solid"
              size="small"
              busy={isAsking}
              disabled={isReadOnly}
            >
              Ask
            </Button>
          </form>
        }
      >
        {turns.length === 0 && suggested.length > 0 ? (
          <div className="bot__asks">
            {suggested.map(({ id, text }) => (
              <button key={id} type="button" disabled={isReadOnly} onClick={() => void ask(text)}>
                {text}
              </button>
            ))}
          </div>
        ) : null}
        <div className="trial__turns" aria-live="polite">
          {turns.map(({ id, sender, text, view }) =>
            sender === "user" ? (
              <p key={id} className="bot__line bot__line--visitor">
                {text}
              </p>
            ) : (
              <div key={id} className="bot__line">
                <AnswerText text={text} />
                {view ? (
                  <TrialReasons view={view} keep={() => keepAsTest(turns[id - 1]?.text ?? "")} />
                ) : null}
              </div>
            ),
          )}
        </div>
        {isAsking ? (
          <p className="field__hint">{chatbot.name.trim() || "The bot"} is answering…</p>
        ) : null}
        {problem ? (
          <p className="field__error" role="alert">
            {problem}
          </p>
        ) : null}
        <div ref={end} />
      </BotWindow>
      <p className="field__hint">
        {assistant === null || assistant.kind === "built-in"
          ? "This is the draft, answered by the built-in assistant. This chat isn’t saved."
          : "This is the draft. This chat isn’t saved."}{" "}
        {turns.length > 0 ? (
          <Button variant="plain" size="small" onClick={() => setTurns([])}>
            Start over
          </Button>
        ) : null}
      </p>
    </div>
  );
}

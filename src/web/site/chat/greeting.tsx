import { brand } from "#content/brand.ts";
import { exampleQuestions } from "#content/example-questions.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { Said } from "./chat-message.tsx";

/** Aria's first words: that she is an AI, what she answers from, and, without a provider, that she is a demo. */
export function Greeting({ isDemo }: { isDemo: boolean }) {
  return (
    <Said by="ai">
      <div className="speech__text">
        <p>
          Hello, I&rsquo;m {brand.consultant}, the AI consultant of {brand.name}. Ask me what we
          build, what it costs or how it works. I answer from this site&rsquo;s pages and show you
          which ones.
        </p>
        {isDemo ? (
          <p>I&rsquo;m in demo mode: no AI service is connected, so my answers quote our pages.</p>
        ) : null}
      </div>
    </Said>
  );
}

/** Where nothing was asked yet. */
export function ExampleQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul className="chat__examples" aria-label="Examples">
      {exampleQuestions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            <span>{question}</span>
            <ArrowRight size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

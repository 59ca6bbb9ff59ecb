import { ArrowRight } from "../../ui/icons.tsx";

/** Questions to tap: where nothing was asked yet, and below an answer. */
export function ExampleQuestions({
  label = "Examples",
  questions,
  onAsk,
}: {
  label?: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  return (
    <ul className="chat__examples" aria-label={label}>
      {questions.map((question) => (
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

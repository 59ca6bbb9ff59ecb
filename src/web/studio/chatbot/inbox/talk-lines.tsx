import { AnswerText } from "../../../ui/AnswerText.tsx";
import { Moment } from "../../../ui/Moment.tsx";

type Line = {
  id?: string | undefined;
  speaker: string;
  text: string;
  at: string;
  isHelpful?: boolean | null | undefined;
  page?: string | null | undefined;
};

const names: Readonly<Record<string, string>> = {
  Customer: "Visitor",
  "AI Agent": "Bot",
  Person: "Person",
};

/** What was said, line by line; visitors' words stand right. */
export function TalkLines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <ol className="bot-desk__talk">
      {lines.map(({ id, speaker, text, at, isHelpful, page }) => (
        <li key={id ?? at} className="bot-desk__line" data-speaker={speaker} dir="auto">
          <AnswerText text={text} />
          <p className="bot-desk__by">
            {names[speaker] ?? speaker}, <Moment at={at} />
            {page ? `, on ${page}` : null}
            {isHelpful === true ? ", helpful" : null}
            {isHelpful === false ? ", not helpful" : null}
          </p>
        </li>
      ))}
    </ol>
  );
}

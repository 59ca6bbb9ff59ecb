import { AnswerText } from "../../../ui/AnswerText.tsx";
import { Moment } from "../../../ui/Moment.tsx";

export type Line = {
  id?: string | undefined;
  speaker: string;
  text: string;
  at: string;
  isHelpful?: boolean | null | undefined;
  isStopped?: boolean | undefined;
  page?: string | null | undefined;
};

const names: Readonly<Record<string, string>> = {
  Customer: "Visitor",
  "AI Agent": "Bot",
  Person: "Person",
};

/** What was said, line by line; visitors' words stand right. `writing`: the answer that the bot is writing, as far as it is there. */
export function TalkLines({
  lines,
  writing = null,
}: {
  lines: readonly Line[];
  writing?: string | null;
}) {
  if (lines.length === 0 && writing === null) return null;
  return (
    <ol className="bot-desk__talk">
      {lines.map(({ id, speaker, text, at, isHelpful, isStopped, page }) => (
        <li key={id ?? at} className="bot-desk__line" data-speaker={speaker} dir="auto">
          <AnswerText text={text} />
          <p className="bot-desk__by">
            {names[speaker] ?? speaker}, <Moment at={at} />
            {page ? `, on ${page}` : null}
            {isHelpful === true ? ", helpful" : null}
            {isHelpful === false ? ", not helpful" : null}
            {isStopped ? ", stopped by the visitor" : null}
          </p>
        </li>
      ))}
      {writing === null ? null : (
        <li className="bot-desk__line" data-speaker="AI Agent" dir="auto">
          <AnswerText text={writing || "…"} />
          <p className="bot-desk__by">Bot, writing</p>
        </li>
      )}
    </ol>
  );
}

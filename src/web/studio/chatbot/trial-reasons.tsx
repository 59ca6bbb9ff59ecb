import type { BotTrialView } from "#domain/chatbots/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";

const outcomes: Record<
  BotTrialView["outcome"],
  { label: string; tone: "moss" | "amber" | "plain" }
> = {
  answered: { label: "Answered from your sources", tone: "moss" },
  unanswered: { label: "Not in your sources", tone: "amber" },
  "small-talk": { label: "Small talk", tone: "plain" },
  declined: { label: "Declined, as you asked", tone: "plain" },
};

const percent = (score: number) => `${Math.round(score * 100)}%`;

/** Why the draft said what it said: the passages that were found, which were used, and what a model was told. */
export function TrialReasons({
  view: { outcome, sources, passages, prompt },
  keep,
}: {
  view: BotTrialView;
  keep: () => void;
}) {
  const { label, tone } = outcomes[outcome];
  return (
    <div className="trial__reasons">
      <p>
        <Badge tone={tone}>{label}</Badge>
        {sources.length > 0 ? `: ${sources.map(({ title }) => title).join("; ")}` : null}
      </p>
      <Button variant="plain" size="small" className="trial__keep" onClick={keep}>
        Keep as a test
      </Button>
      {passages.length > 0 ? (
        <details>
          <summary>
            {passages.length === 1 ? "1 passage found" : `${passages.length} passages found`}
          </summary>
          <ol className="trial__passages">
            {passages.map((passage, at) => (
              // Passages have no id, and their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} data-used={passage.isUsed || undefined}>
                <p className="trial__passage-title">
                  <span>{passage.title}</span>
                  <span className="figures">
                    {passage.isUsed ? "used, " : ""}
                    {percent(passage.score)}
                  </span>
                </p>
                {passage.address ? <p className="field__hint">{passage.address}</p> : null}
                <p className="trial__passage-text">{passage.text}</p>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      {prompt ? (
        <details>
          <summary>What the model was told</summary>
          <pre className="trial__prompt">{prompt}</pre>
        </details>
      ) : null}
    </div>
  );
}

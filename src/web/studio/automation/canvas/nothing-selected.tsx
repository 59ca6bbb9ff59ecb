import type { Automation } from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { Button } from "../../../ui/Button.tsx";
import { CircleAlert } from "../../../ui/icons.tsx";
import { builderKeys } from "./builder-keys.ts";

/** The panel beside the canvas while nothing is selected: what is left to do, and how to go about it. */
export const NothingSelected = ({
  automation: { triggers, workflows },
  problems,
  select,
}: {
  automation: Automation;
  problems: readonly Problem[];
  select: (id: string) => void;
}) => {
  const items = [...triggers, ...workflows];
  const errors = problems.filter(({ isWarning }) => !isWarning);
  return (
    <div className="designer">
      {errors.length > 0 ? (
        <section>
          <h3 className="items__title">Before it goes live</h3>
          <ul className="builder__problems">
            {errors.map(({ path, message }) => {
              const item = items.find(({ id }) => path[2] === `#${id}`);
              return (
                <li key={`${path.join(".")} ${message}`}>
                  {item ? (
                    <Button size="small" variant="plain" onClick={() => select(item.id)}>
                      {item.configuration.name.trim() || "Without a name"}
                    </Button>
                  ) : null}
                  <span className="field__error">
                    <CircleAlert size={16} />
                    {message}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
      <p className="text-ink-soft">
        Select a step to set it up. Drag from the lower edge of a step to another to connect them.
      </p>
      <details className="run-data">
        <summary>Keys</summary>
        <dl className="fact-list">
          {builderKeys.map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
};

import { sourceLimits, type SourceInput } from "#domain/knowledge/contract.ts";
import { Field, Select, TextArea } from "../../ui/Field.tsx";

const rhythms = [
  { value: "never", label: "Never" },
  { value: "daily", label: "Every day" },
  { value: "weekly", label: "Every week" },
  { value: "monthly", label: "Every month" },
] as const;

/** The fields of a source of each kind; a file has none. */
export function SourceFields({
  input,
  change,
}: {
  input: SourceInput;
  change: (input: SourceInput) => void;
}) {
  switch (input.kind) {
    case "text":
      return (
        <>
          <Field
            label="Title"
            name="title"
            maxLength={200}
            hint="Shown as the source of an answer."
            value={input.title}
            onChange={({ currentTarget }) => change({ ...input, title: currentTarget.value })}
          />
          <TextArea
            label="Text"
            name="text"
            rows={10}
            maxLength={sourceLimits.textLength}
            value={input.text}
            onChange={({ currentTarget }) => change({ ...input, text: currentTarget.value })}
          />
        </>
      );
    case "question":
      return (
        <>
          <TextArea
            label="Ways to ask it"
            name="asks"
            rows={4}
            hint="One per line, as your visitors would type it."
            value={input.asks.join("\n")}
            onChange={({ currentTarget }) =>
              change({ ...input, asks: currentTarget.value.split("\n") })
            }
            onBlur={() => change({ ...input, asks: input.asks.filter((ask) => ask.trim() !== "") })}
          />
          <TextArea
            label="Answer"
            name="answer"
            rows={5}
            maxLength={sourceLimits.answerLength}
            hint="The bot gives it word for word."
            value={input.answer}
            onChange={({ currentTarget }) => change({ ...input, answer: currentTarget.value })}
          />
          <Field
            label="Link"
            name="link"
            type="url"
            optional
            hint="Where people can read more."
            value={input.link}
            onChange={({ currentTarget }) => change({ ...input, link: currentTarget.value })}
          />
        </>
      );
    case "page":
    case "site":
      return (
        <>
          <Field
            label="Address"
            name="url"
            type="url"
            placeholder="https://"
            value={input.url}
            onChange={({ currentTarget }) => change({ ...input, url: currentTarget.value })}
          />
          {input.kind === "site" ? (
            <div className="designer__pair">
              <Field
                label="Max pages"
                name="maxPages"
                type="number"
                min={1}
                max={sourceLimits.sitePages}
                value={input.maxPages}
                onChange={({ currentTarget }) =>
                  change({ ...input, maxPages: currentTarget.valueAsNumber || 1 })
                }
              />
              <Field
                label="Max link depth"
                name="maxDepth"
                type="number"
                min={0}
                max={sourceLimits.siteDepth}
                value={input.maxDepth}
                onChange={({ currentTarget }) =>
                  change({ ...input, maxDepth: currentTarget.valueAsNumber || 0 })
                }
              />
            </div>
          ) : null}
          <Select
            label="Read again"
            name="readAgain"
            hint="Only pages that changed are read again."
            value={input.readAgain}
            onChange={({ currentTarget }) =>
              change({
                ...input,
                readAgain:
                  rhythms.find(({ value }) => value === currentTarget.value)?.value ?? "never",
              })
            }
          >
            {rhythms.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </>
      );
    default:
      return null;
  }
}

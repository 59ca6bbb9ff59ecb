import { memo, useState } from "react";
import type { AutomationChoices } from "#domain/automations/contract.ts";
import { triggerSettingsOf } from "#domain/projects/configuration/automation-settings.ts";
import type { AutomationTrigger } from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { asText } from "#steps/contract.ts";
import { triggerForm, triggerForms } from "#steps/triggers.ts";
import { readSchedule } from "#steps/triggers/read-schedule.ts";
import { nextTimes } from "#steps/triggers/schedule.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { ChoiceControl } from "../fields/choice-control.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { TextControl } from "../fields/text-control.tsx";
import { CopyText } from "../workspace/dialogs/copy-text.tsx";
import { MailFacts } from "./mail-facts.tsx";

type Props = {
  trigger: AutomationTrigger;
  change: (trigger: AutomationTrigger) => void;
  choices: AutomationChoices;
  problems: readonly Problem[];
  isReadOnly: boolean;
  /** Saves, and reads the addresses again. */
  refresh: () => void;
};

const listenedTo = {
  "form-interface": "Which form",
  chatbot: "Which chatbot",
  "ai-video-agent": "Which video",
} as const;

/** What starts an automation, with the settings of its kind; drawn again only when something of it changes. */
export const TriggerFields = memo(function TriggerFields({
  trigger,
  change,
  choices,
  problems,
  isReadOnly,
  refresh,
}: Props) {
  const { configuration, type } = trigger;
  const form = triggerForm(type);
  const settings = triggerSettingsOf(trigger);
  const path = ["automation", "triggers", `#${trigger.id}`, "configuration", "settings"];
  const own = problems.find((problem) => problem.path.at(-1) === `#${trigger.id}`)?.message;
  const set = (next: object) =>
    change({
      ...trigger,
      configuration: { ...configuration, settings: next as typeof configuration.settings },
    });
  return (
    <>
      <div className="designer__pair">
        <TextControl
          label="Name"
          value={configuration.name}
          max={200}
          isReadOnly={isReadOnly}
          onChange={(name) => change({ ...trigger, configuration: { ...configuration, name } })}
        />
        <ChoiceControl
          label="Type"
          isList
          value={form ? type : ""}
          {...(!form && { none: "Choose…" })}
          error={own}
          isReadOnly={isReadOnly}
          options={triggerForms.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(next) =>
            change({ ...trigger, type: next, configuration: { ...configuration, settings: {} } })
          }
        />
      </div>
      {form ? <p className="field__hint">{form.description}</p> : null}
      {form && settings ? (
        <SchemaForm
          schema={form.settings}
          value={settings}
          change={set}
          {...{ path, problems, isReadOnly }}
        />
      ) : null}
      {form?.listensTo ? (
        <ChoiceControl
          label={listenedTo[form.listensTo]}
          isList
          none="Any of mine"
          value={asText(settings?.["projectId"])}
          isReadOnly={isReadOnly}
          options={choices.projects
            .filter(({ serviceType }) => serviceType === form.listensTo)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(projectId) => set({ ...settings, projectId })}
        />
      ) : null}
      {form?.connections ? (
        <ChoiceControl
          label="Mailbox"
          isList
          none="None: a mail service posts to its address"
          value={asText(settings?.["connectionId"])}
          isReadOnly={isReadOnly}
          hint={<a href={paths.portalConnections()}>Connect a mailbox</a>}
          options={choices.connections
            .filter(({ kind }) => form.connections?.includes(kind))
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(connectionId) => set({ ...settings, connectionId })}
        />
      ) : null}
      {type === "mail" ? <MailFacts {...{ trigger, choices, isReadOnly, refresh }} /> : null}
      {type === "webhook" ? <WebhookFacts {...{ trigger, choices, isReadOnly, refresh }} /> : null}
      {type === "schedule" && settings ? <NextTimes settings={settings} /> : null}
    </>
  );
});

function WebhookFacts({
  trigger,
  choices,
  isReadOnly,
  refresh,
}: Pick<Props, "trigger" | "choices" | "isReadOnly" | "refresh">) {
  const webhook = choices.webhooks[trigger.id];
  if (isReadOnly) return null;
  if (!webhook)
    return (
      <Button variant="quiet" size="small" onClick={refresh}>
        Save, and show its address
      </Button>
    );
  return (
    <div className="designer__part">
      <CopyText label="Address to call" text={webhook.address} />
      {trigger.configuration.settings["isSigned"] === true ? (
        <CopyText label="Signing secret" text={webhook.secret} />
      ) : null}
      <p className="field__hint">
        {webhook.sample === undefined
          ? "Not called yet. Call it once, and the steps can use the data it received. "
          : "The last call is kept as a sample. "}
        <Button variant="plain" size="small" onClick={refresh}>
          Look again
        </Button>
      </p>
    </div>
  );
}

function NextTimes({ settings }: { settings: Readonly<Record<string, unknown>> }) {
  const [now] = useState(() => new Date());
  const times = nextTimes(
    { cron: asText(settings["cron"]), zone: asText(settings["zone"]) },
    now,
    5,
  );
  if (times.length === 0) return null;
  const written = asText(settings["cron"]);
  const fields = readSchedule(written);
  return (
    <div>
      <p className="field__hint">
        {fields !== null && fields !== written.trim() ? `Read as ${fields}. ` : ""}
        The next five times, in your own time zone:
      </p>
      <ul className="field__hint figures">
        {times.map((time) => (
          <li key={time.toISOString()}>
            <Moment at={time.toISOString()} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { crmOptions, databaseOptions } from "#content/chatbot-options.ts";
import type { BotDeskView } from "#domain/chatbots/contract.ts";
import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { paths } from "../../paths.ts";
import { Select } from "../../ui/Field.tsx";
import type { BotPart } from "./bot-part.ts";

type Connection = BotDeskView["connections"][number];

const labelOf = (id: string) =>
  [...crmOptions, ...databaseOptions].find((option) => option.id === id)?.label ?? id;

/** Which of the owner's connections the bot uses: for its leads, and to answer with a key of their own. */
export function ConnectionFields({ form, desk }: { form: BotPart; desk: BotDeskView }) {
  const { value, change, isReadOnly } = form;
  const { integrations, ai } = value;
  const setIntegrations = (part: Partial<Chatbot["integrations"]>) =>
    change({ ...value, integrations: { ...integrations, ...part } });
  const ofKind = (kind: string | undefined) => desk.connections.filter((one) => one.kind === kind);
  return (
    <section className="designer__part">
      <h3 className="items__title">Connected accounts</h3>
      {integrations.crm ? (
        <ConnectionChoice
          label={`${labelOf(integrations.crm)} account`}
          hint="Leads are sent there."
          value={integrations.crmConnectionId}
          options={ofKind(integrations.crm)}
          isReadOnly={isReadOnly}
          choose={(id) => setIntegrations({ crmConnectionId: id })}
        />
      ) : null}
      {integrations.database ? (
        <ConnectionChoice
          label={`${labelOf(integrations.database)} account`}
          hint="Leads are stored there, and so are ended conversations if the account names a table or collection for them."
          value={integrations.databaseConnectionId}
          options={ofKind(integrations.database)}
          isReadOnly={isReadOnly}
          choose={(id) => setIntegrations({ databaseConnectionId: id })}
        />
      ) : null}
      <ConnectionChoice
        label="Webhook"
        hint="Notified of each lead, each ended conversation and each deleted visitor."
        value={integrations.webhookConnectionId}
        options={ofKind("webhook")}
        isReadOnly={isReadOnly}
        choose={(id) => setIntegrations({ webhookConnectionId: id })}
      />
      <ConnectionChoice
        label="Your own AI key"
        hint="Answers are then billed to your key instead of ours."
        value={ai.connectionId}
        options={ofKind("ai")}
        isReadOnly={isReadOnly}
        choose={(id) => change({ ...value, ai: { ...ai, connectionId: id } })}
      />
      <p className="field__hint">
        Accounts are connected and tested in <a href={paths.portalConnections()}>Connections</a>.
        You can choose those that belong to the project’s owner.
      </p>
    </section>
  );
}

/** One of the owner's connections, or none. */
export function ConnectionChoice({
  label,
  hint,
  value,
  options,
  isReadOnly,
  choose,
}: {
  label: string;
  hint: string;
  value: string | null;
  options: readonly Connection[];
  isReadOnly: boolean;
  choose: (id: string | null) => void;
}) {
  // What another person's connection is called, only they can see.
  const isOther = value !== null && !options.some(({ id }) => id === value);
  return (
    <Select
      label={label}
      name={label}
      hint={options.length === 0 && !isOther ? `${hint} None is connected yet.` : hint}
      disabled={isReadOnly}
      value={value ?? ""}
      onChange={({ currentTarget }) => choose(currentTarget.value || null)}
    >
      <option value="">None</option>
      {isOther ? <option value={value}>Chosen by the owner</option> : null}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

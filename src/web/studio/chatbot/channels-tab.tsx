import { useCallback, useEffect, useState } from "react";
import type { ChannelsView, ChannelView } from "#domain/channels/contract.ts";
import type { BotDeskView } from "#domain/chatbots/contract.ts";
import { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { refusalOf, refusalWords } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { CopyField } from "../workspace/dialogs/copy-text.tsx";
import type { BotPart } from "./bot-part.ts";
import { ChannelLog } from "./channel-log.tsx";
import { ConnectionChoice } from "./connection-fields.tsx";
import { ReplaceWebhook } from "./replace-webhook.tsx";

type Ask = { does: "test" | "renew" | "resend"; body: object };

async function call<Answer>(projectId: string, ask?: Ask): Promise<Answer> {
  const response = await fetch(paths.botChannels(projectId, ask?.does), {
    method: ask ? "POST" : "GET",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: ask ? JSON.stringify(ask.body) : null,
  });
  if (!response.ok) throw await refusalOf(response);
  return (response.status === 204 ? null : await response.json()) as Answer;
}

const states: Record<ChannelView["state"], { text: string; tone: "moss" | "amber" | "plain" }> = {
  ready: { text: "Live", tone: "moss" },
  unpublished: { text: "Publish to use it", tone: "amber" },
  missing: { text: "Not connected", tone: "amber" },
  off: { text: "Off", tone: "plain" },
};

/** Where people reach the bot: what is connected, what is missing, a test, and what last came and went. */
export function ChannelsTab({
  desk,
  projectId,
  save,
  ...form
}: BotPart & { desk: BotDeskView | null; projectId: string; save: () => Promise<boolean> }) {
  const { value, change, isReadOnly } = form;
  const { channels: chosen, integrations } = value;
  const [view, setView] = useState<ChannelsView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useCallback(
    () =>
      call<ChannelsView>(projectId).then(
        (next) => {
          setView(next);
          setProblem(null);
        },
        (error: unknown) => setProblem(refusalWords(error)),
      ),
    [projectId],
  );
  useEffect(() => void read(), [read]);
  const ask = (one: Ask) =>
    call(projectId, one).then(read, (error: unknown) => setProblem(refusalWords(error)));
  const of = (channel: ChannelView["channel"]) =>
    view?.channels.find((one) => one.channel === channel) ?? null;
  const part = { projectId, save, read, isReadOnly };
  const ofKind = (kind: string) => desk?.connections.filter((one) => one.kind === kind) ?? [];
  return (
    <div className="designer">
      <SchemaForm {...form} schema={Chatbot} only={["channels"]} />
      {problem ? (
        <Notice tone="brick" live>
          {problem}
        </Notice>
      ) : null}
      {chosen.includes("email") ? (
        <Channel {...part} view={of("email")} title="Email">
          <p className="field__hint">
            The bot answers each email in its thread. It ignores automatic replies, mailing lists
            and delivery reports, and never opens attachments.
          </p>
          <ConnectionChoice
            label="Mailbox"
            hint="We check it for new email every two minutes and send answers from it."
            value={integrations.mailboxConnectionId}
            options={ofKind("mailbox")}
            isReadOnly={isReadOnly}
            choose={(id) =>
              change({ ...value, integrations: { ...integrations, mailboxConnectionId: id } })
            }
          />
          {of("email")?.webhook ? (
            <>
              <CopyField
                label="Or a webhook for inbound email"
                text={of("email")?.webhook ?? ""}
                hint="For SendGrid, Mailgun, Postmark, CloudMailin, or any service that posts whole emails. Keep it secret: anyone who has it can write to the bot. Without a mailbox, we send the answers ourselves."
              />
              {isReadOnly ? null : (
                <ReplaceWebhook replace={() => void ask({ does: "renew", body: {} })} />
              )}
            </>
          ) : null}
        </Channel>
      ) : null}
      {chosen.includes("sms") ? (
        <Channel {...part} view={of("sms")} title="SMS">
          <p className="field__hint">
            Long answers are shortened and end with a link to the bot’s page. The bot honours STOP,
            START and HELP.
          </p>
          <ConnectionChoice
            label="SMS account"
            hint="Twilio, or a service with its API. Answers are sent from its number."
            value={integrations.smsConnectionId}
            options={ofKind("twilio")}
            isReadOnly={isReadOnly}
            choose={(id) =>
              change({ ...value, integrations: { ...integrations, smsConnectionId: id } })
            }
          />
          {of("sms")?.webhook ? (
            <CopyField
              label="Webhook for your number"
              text={of("sms")?.webhook ?? ""}
              hint="In the Twilio console, open your number and enter this under “A message comes in”, with HTTP POST."
            />
          ) : null}
        </Channel>
      ) : null}
      {chosen.includes("email") || chosen.includes("sms") ? (
        <>
          <p className="field__hint">
            Connect mailboxes and SMS accounts under{" "}
            <a href={paths.portalConnections()}>Connections</a>. You can choose those that belong to
            the project’s owner.
          </p>
          <ChannelLog
            lines={view?.log ?? null}
            resend={isReadOnly ? null : (id) => void ask({ does: "resend", body: { id } })}
          />
        </>
      ) : null}
    </div>
  );
}

/** One channel with its state, its settings and a test. */
function Channel({
  view,
  title,
  projectId,
  save,
  read,
  isReadOnly,
  children,
}: {
  view: ChannelView | null;
  title: string;
  projectId: string;
  save: () => Promise<boolean>;
  read: () => Promise<void>;
  isReadOnly: boolean;
  children: React.ReactNode;
}) {
  const [told, setTold] = useState<{ isSent: boolean; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [to, setTo] = useState("");
  const channel = title === "SMS" ? "sms" : "email";
  const test = async () => {
    setBusy(true);
    setTold(null);
    try {
      await save();
      setTold(await call(projectId, { does: "test", body: { channel, to } }));
    } catch (error) {
      setTold({ isSent: false, message: refusalWords(error) });
    }
    setBusy(false);
    await read();
  };
  return (
    <section className="designer__part">
      <h3 className="items__title">
        {title}{" "}
        {view ? <Badge tone={states[view.state].tone}>{states[view.state].text}</Badge> : null}
      </h3>
      {children}
      {view?.address ? <p>People write to {view.address}.</p> : null}
      {view?.problem ? <Notice tone="brick">{view.problem}</Notice> : null}
      {view?.checkedAt ? (
        <p className="field__hint">
          The mailbox was last checked on <Moment at={view.checkedAt} long />.
        </p>
      ) : null}
      {isReadOnly ? null : (
        <>
          {channel === "sms" ? (
            <Field
              label="Phone number for a test"
              name="test-number"
              type="tel"
              placeholder="+14155550100"
              value={to}
              onChange={({ currentTarget }) => setTo(currentTarget.value)}
            />
          ) : null}
          <Button
            variant="quiet"
            size="small"
            className="channel__test"
            busy={isBusy}
            onClick={() => void test()}
          >
            Send a test
          </Button>
          {channel === "email" ? (
            <p className="field__hint">We send the test to your own email address.</p>
          ) : null}
        </>
      )}
      {told ? (
        <Notice tone={told.isSent ? "moss" : "brick"} live>
          {told.message}
        </Notice>
      ) : null}
    </section>
  );
}

import { useMemo } from "react";
import { brand } from "#content/brand.ts";
import { readSenders } from "#domain/channels/index.ts";
import { BotNoteForm } from "#domain/chatbots/contract.ts";
import {
  addBotNote,
  endForBot,
  eraseBotVisitor,
  handBackToBot,
  readBotConversation,
  sayForBot,
  takeOverBot,
} from "#domain/chatbots/index.ts";
import { type MessageView, PersonMessage } from "#domain/conversations/contract.ts";
import { requireProject } from "#domain/projects/index.ts";
import { newId } from "#kit/ids.ts";
import { depsContext } from "../../../kit/context.ts";
import { formText } from "../../../kit/form-text.ts";
import { orUnreachable } from "../../../kit/forms/or-unreachable.ts";
import { done } from "../../../kit/forms/outcome.ts";
import { readForm } from "../../../kit/forms/read-form.ts";
import { confirmFirst, runForm } from "../../../kit/forms/run-form.ts";
import { useActions } from "../../../kit/forms/use-actions.ts";
import { actorContext } from "../../../kit/guards.ts";
import { asRead, type LiveConversation } from "../../../kit/live-conversation.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { ActionForm } from "../../../ui/ActionForm.tsx";
import { ConfirmAction } from "../../../ui/ConfirmAction.tsx";
import { TextArea } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/conversation.ts";
import { InboxHead } from "./inbox-head.tsx";
import { TalkAnswer } from "./talk-answer.tsx";
import { TalkLines } from "./talk-lines.tsx";
import { useLiveTalk } from "./use-live-talk.ts";
import { SenderMark, ViaMark } from "./via-mark.tsx";

/** What was said, what members noted, and whether the reader may answer. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const at = { projectId: params.id, id: params.conversation };
    const conversation = await readBotConversation(actor, at, deps);
    const { role } = await requireProject(deps.db, actor, params.id);
    const senders = await readSenders(actor, { projectId: params.id, ids: [at.id] }, deps);
    const sender = senders[at.id] ?? null;
    const mayAnswer = role !== "viewer";
    return { conversation, sender, mayAnswer, projectId: params.id, key: newId("key") };
  });

/** `intent`: take-over, hand-back, say (`text`, `key`), note (`text`), end, erase. */
export const action = (args: Route.ActionArgs) =>
  runForm<MessageView | null>(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const at = { projectId: args.params.id, id: args.params.conversation };
      switch (formText(form, "intent")) {
        case "take-over":
          await takeOverBot(actor, at, deps);
          return done(
            "You’re answering now. We’ve told the visitor that a person is answering.",
            null,
          );
        case "hand-back":
          await handBackToBot(actor, at, deps);
          return done("The bot is answering again. We’ve told the visitor.", null);
        case "note":
          await addBotNote(actor, { ...at, input: readForm(form, BotNoteForm) }, deps);
          return done("Note added.", null);
        case "end":
          await endForBot(actor, at, deps);
          return done("Conversation closed.", null);
        case "erase":
          await requireProject(deps.db, actor, at.projectId);
          if (formText(form, "confirmed") !== "yes") return confirmFirst();
          await eraseBotVisitor(actor, at, deps);
          return done("The visitor’s conversations and details have been deleted.", null);
        default:
          return done(
            "",
            await sayForBot(actor, { ...at, input: readForm(form, PersonMessage) }, deps),
          );
      }
    },
    ({ code }) =>
      code === "not_found" ? { message: "This conversation was deleted." } : undefined,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.conversation.title || "Conversation"} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** One conversation with a bot: read, watched while it runs, answered, noted about, erased. */
export default function BotConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, sender, mayAnswer, projectId, key } = loaderData;
  const here = paths.botConversation(projectId, conversation.id);
  const isSaying = actionData?.intent === "say";
  const actions = useActions(here, isSaying ? undefined : actionData);
  const read = useMemo(() => asRead(conversation), [conversation]);
  const { live, line, said } = useLiveTalk({ projectId, id: conversation.id }, read);
  const isOpen = live.status === "open";
  return (
    <div className="desk">
      <InboxHead projectId={projectId} title={conversation.title || "Empty conversation"} />
      <OutcomeBanner outcome={actions.outcome} failure="That didn’t work" />
      <div className="desk__actions">
        <ViaMark via={conversation.via} />
        {sender ? <SenderMark {...sender} /> : null}
        <p className="bot-desk__by">{whoAnswers(live)}</p>
        {mayAnswer && isOpen ? (
          <>
            {live.handledBy === "person" ? (
              <ActionButton actions={actions} fields={{ intent: "hand-back" }} busy="Handing back…">
                Hand back
              </ActionButton>
            ) : (
              <ActionButton
                actions={actions}
                fields={{ intent: "take-over" }}
                variant="solid"
                busy="Taking over…"
              >
                Take over
              </ActionButton>
            )}
            <ActionButton actions={actions} fields={{ intent: "end" }} busy="Closing…">
              Close
            </ActionButton>
          </>
        ) : null}
        {mayAnswer ? (
          <ActionButton actions={actions} fields={{ intent: "erase" }} asks busy="Deleting…">
            Delete visitor
          </ActionButton>
        ) : null}
      </div>
      {sender?.proof === "failed" ? (
        <p className="bot-desk__by">
          The mail server couldn’t confirm that this email comes from {sender.sender}. Don’t share
          personal information until you’ve checked who sent it.
        </p>
      ) : null}
      {mayAnswer ? (
        <p className="bot-desk__by">
          If the visitor asks for their data, download everything stored about them as{" "}
          <a href={paths.botVisitorFile(projectId, conversation.id, "text")} download>
            text
          </a>{" "}
          or{" "}
          <a href={paths.botVisitorFile(projectId, conversation.id, "json")} download>
            JSON
          </a>
          . Each download is logged.
        </p>
      ) : null}
      <TalkLines lines={live.lines} writing={live.writing} />
      {live.problem ? (
        <Notice tone="amber" live title="The visitor got no answer">
          <p>{live.problem}</p>
        </Notice>
      ) : null}
      {isOpen ? (
        <p className="needs-js bot-desk__by" role="status">
          {lineWords[line]}
        </p>
      ) : null}
      {isOpen && live.handledBy === "person" && live.isMine ? (
        <TalkAnswer
          firstKey={key}
          here={here}
          answered={isSaying ? actionData : undefined}
          onSaid={said}
        />
      ) : null}
      <section className="bot-desk__notes" aria-labelledby="notes">
        <h2 className="bot-desk__title" id="notes">
          Notes
        </h2>
        {conversation.notes.length === 0 ? (
          <p className="bot-desk__by">No notes yet. Only members of the project see notes.</p>
        ) : null}
        <TalkLines
          lines={conversation.notes.map(({ author, text, at, id }) => ({
            id,
            speaker: author,
            text,
            at,
          }))}
        />
        {mayAnswer ? (
          <ActionForm
            {...actions.form}
            intent="note"
            className="bot-desk__note"
            isEmptiedWhenDone
            submit="Add the note"
            busy="Adding…"
            button={{ variant: "quiet", size: "small" }}
          >
            {(field) => (
              <TextArea {...field("text")} label="New note" rows={2} maxLength={2000} required />
            )}
          </ActionForm>
        ) : null}
      </section>
      <ConfirmAction
        actions={actions}
        back={here}
        questionOf={() => ({
          title: "Delete all data about this visitor?",
          text: "All their conversations with this bot, their contact details and the notes about them are deleted for good, also in the database that you connected. Contacts in a CRM stay there: delete them in the CRM.",
          confirm: "Delete",
        })}
      />
    </div>
  );
}

const lineWords: Readonly<Record<ReturnType<typeof useLiveTalk>["line"], string>> = {
  opening: "Connecting to this conversation…",
  open: "Live: new messages appear here.",
  lost: "Connection lost. Reconnecting…",
  refused: "No live connection. New messages appear every few seconds.",
};

function whoAnswers({ status, handledBy, isMine, wantsPerson }: LiveConversation): string {
  if (status === "ended") return "This conversation is closed.";
  if (handledBy !== "person")
    return wantsPerson ? "The visitor is waiting for a person." : "The bot is answering.";
  return isMine ? "You’re answering." : "A colleague is answering.";
}

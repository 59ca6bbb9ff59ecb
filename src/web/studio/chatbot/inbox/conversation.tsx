import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { brand } from "#content/brand.ts";
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
import { longestMessage, PersonMessage } from "#domain/conversations/contract.ts";
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
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { ActionForm } from "../../../ui/ActionForm.tsx";
import { ConfirmAction } from "../../../ui/ConfirmAction.tsx";
import { TextArea } from "../../../ui/Field.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/conversation.ts";
import { InboxHead } from "./inbox-head.tsx";
import { TalkLines } from "./talk-lines.tsx";

/** While a conversation is open, how often it is read again. */
const lookEveryMs = 3000;

/** What was said, what members noted, and whether the reader may answer. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const at = { projectId: params.id, id: params.conversation };
    const conversation = await readBotConversation(actor, at, deps);
    const { role } = await requireProject(deps.db, actor, params.id);
    return { conversation, mayAnswer: role !== "viewer", projectId: params.id, key: newId("key") };
  });

/** `intent`: take-over, hand-back, say (`text`, `key`), note (`text`), end, erase. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const at = { projectId: args.params.id, id: args.params.conversation };
      switch (formText(form, "intent")) {
        case "take-over":
          await takeOverBot(actor, at, deps);
          return done("You're answering now. The visitor was told that a person is answering.");
        case "hand-back":
          await handBackToBot(actor, at, deps);
          return done("The bot is answering again. The visitor was told.");
        case "note":
          await addBotNote(actor, { ...at, input: readForm(form, BotNoteForm) }, deps);
          return done("The note was added.");
        case "end":
          await endForBot(actor, at, deps);
          return done("The conversation is closed.");
        case "erase":
          await requireProject(deps.db, actor, at.projectId);
          if (formText(form, "confirmed") !== "yes") return confirmFirst();
          await eraseBotVisitor(actor, at, deps);
          return done("The visitor's conversations and details were deleted.");
        default:
          await sayForBot(actor, { ...at, input: readForm(form, PersonMessage) }, deps);
          return done("");
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
  const { conversation, mayAnswer, projectId, key } = loaderData;
  const here = paths.botConversation(projectId, conversation.id);
  const actions = useActions(here, actionData);
  const isOpen = conversation.status === "open";
  useLook(isOpen);
  const isAnswering = isOpen && conversation.handledBy === "person" && conversation.isMine;
  return (
    <div className="bot-desk">
      <InboxHead projectId={projectId} title={conversation.title || "Empty conversation"} />
      <OutcomeBanner outcome={actions.outcome} failure="That was not done" />
      <div className="bot-desk__actions">
        <p className="bot-desk__by">{whoAnswers(conversation)}</p>
        {mayAnswer && isOpen ? (
          <>
            {conversation.handledBy === "person" ? (
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
            Delete
          </ActionButton>
        ) : null}
      </div>
      <TalkLines lines={conversation.lines} />
      {isAnswering ? (
        <ActionForm
          key={key}
          {...actions.form}
          intent="say"
          isEmptiedWhenDone
          submit="Send"
          busy="Sending…"
          className="bot-desk__talk"
        >
          {(field) => (
            <>
              <input type="hidden" name="key" value={key} />
              <TextArea
                {...field("text")}
                label="Your answer"
                rows={3}
                maxLength={longestMessage}
                required
              />
            </>
          )}
        </ActionForm>
      ) : null}
      <section className="bot-desk__notes" aria-labelledby="notes">
        <h2 className="bot-desk__title" id="notes">
          Notes
        </h2>
        {conversation.notes.length === 0 ? (
          <p className="bot-desk__by">Nothing noted. Only members of the project see notes.</p>
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
          title: "Delete everything of this visitor?",
          text: "All their conversations with this bot, their contact details and the notes about them are deleted for good.",
          confirm: "Delete",
        })}
      />
    </div>
  );
}

/** Reads the page again as long as the conversation is open and the page is looked at. */
function useLook(isOpen: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOpen || state !== "idle") return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, lookEveryMs);
    return () => clearTimeout(timer);
  }, [isOpen, state, revalidate]);
}

function whoAnswers({
  status,
  handledBy,
  isMine,
}: Route.ComponentProps["loaderData"]["conversation"]): string {
  if (status === "ended") return "This conversation is closed.";
  if (handledBy !== "person") return "The bot is answering.";
  return isMine ? "You're answering." : "A colleague is answering.";
}

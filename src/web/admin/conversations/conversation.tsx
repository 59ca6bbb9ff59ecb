import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { readCallOf } from "#domain/consultations/index.ts";
import { longestMessage, PersonMessage } from "#domain/conversations/contract.ts";
import { handBack, readTranscript, sayAsPerson, takeOver } from "#domain/conversations/index.ts";
import { findRequestOf } from "#domain/requests/index.ts";
import { newId } from "#kit/ids.ts";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { adminMeta } from "../admin-meta.ts";
import { CallDesk } from "../consultations/call-desk.tsx";
import { revalidateUnlessOffline } from "../revalidation.ts";
import { nameOf } from "../users/read-person.ts";
import { wasDeleted } from "../was-deleted.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/conversation.ts";
import { ConversationDesk, type Said } from "./conversation-desk.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";

/** What was said so far; that it was read is audited there. `by`: who was signed in. `say`: the name of what is said next, and how long it may get. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const deps = context.get(depsContext);
    const actor = context.get(actorContext);
    const transcript = await readTranscript(actor, params.id, deps);
    const requestId = await findRequestOf(actor, transcript.id, deps);
    const call =
      transcript.channel === "video" ? await readCallOf(actor, transcript.id, deps) : null;
    const by = transcript.userId ? await nameOf(actor, transcript.userId, deps) : null;
    return { transcript, by, call, requestId, say: { key: newId("key"), longest: longestMessage } };
  });

/** `intent`: take-over, hand-back, or say with `text` and `key`. What was said comes back. */
export const action = (args: Route.ActionArgs) =>
  runForm<Said>(
    args,
    async (form) => {
      const { id } = args.params;
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      switch (formText(form, "intent")) {
        case "take-over":
          await takeOver(actor, id, deps);
          return done(
            "You’re answering now. We’ve told the visitor that a person is answering.",
            null,
          );
        case "hand-back":
          await handBack(actor, id, deps);
          return done("Aria is answering again. We’ve told the visitor.", null);
        default:
          return done("", await sayAsPerson(actor, id, readForm(form, PersonMessage), deps));
      }
    },
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

/** What was said arrives by itself: reading all of it again would be written down each time. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  !(args.formData?.get("intent") === "say" && args.actionStatus === 200) &&
  revalidateUnlessOffline(args);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? loaderData.transcript.title : "Page not found");

/** One conversation: read, watched while it runs, and, if it is a chat, taken over. */
export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { transcript, by, call, requestId, say } = loaderData;
  const isCall = transcript.channel === "video";
  return (
    <>
      <Link
        className="back-link"
        to={isCall ? paths.adminConsultations() : paths.adminConversations()}
      >
        <ArrowLeft size={16} />
        <span>{isCall ? "All consultations" : "All conversations"}</span>
      </Link>
      <PageHead
        title={transcript.title || "Empty conversation"}
        lede={
          <>
            {isCall ? "By video" : "By chat"}, started <When iso={transcript.createdAt} />
            {transcript.userId ? (
              <>
                , by{" "}
                <Link to={paths.adminUser(transcript.userId)}>{by ?? "a signed-in person"}</Link>
              </>
            ) : null}
            {requestId ? (
              <>
                , noted in <Link to={paths.adminRegistration(requestId)}>a service request</Link>
              </>
            ) : null}
          </>
        }
      />
      {isCall ? (
        <CallDesk transcript={transcript} call={call} />
      ) : (
        <ConversationDesk transcript={transcript} say={say} answered={actionData} />
      )}
    </>
  );
}

import { Link } from "react-router";
import { readCallOf } from "#domain/consultations/index.ts";
import { readRequest, readRequestTranscript } from "#domain/requests/index.ts";
import { errorTable, toAppError } from "#errors";
import { depsContext, renderErrorContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { CallFacts } from "../consultations/call-facts.tsx";
import { transcriptWords } from "../consultations/call-words.ts";
import { Transcript } from "../conversations/transcript.tsx";
import { nameOf, namesOf } from "../users/read-person.ts";
import { wasDeleted } from "../was-deleted.ts";
import type { Route } from "./+types/registration.ts";
import { changeRequest } from "./change-request.ts";
import { RequestActions, requestFailed } from "./request-actions.tsx";
import { RequestFacts } from "./request-facts.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** The request, and its transcript where that can be read; the one shows without the other. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const request = await readRequest(actor, params.id, deps);
    const transcript = await readRequestTranscript(actor, params.id, deps).then(
      (lines) => ({ lines, problem: null }),
      (thrown: unknown) => {
        const { code } = toAppError(thrown);
        if (code === "internal") context.get(renderErrorContext)(thrown);
        return { lines: null, problem: errorTable[code].title };
      },
    );
    const { source, conversation_id: conversationId } = request;
    const call =
      source === "video" && conversationId ? await readCallOf(actor, conversationId, deps) : null;
    const decided = request.decided_by ? [request.decided_by] : [];
    const admins = { names: await namesOf(actor, decided, deps), self: actor.userId };
    const account = request.user_id ? await nameOf(actor, request.user_id, deps) : null;
    return { request, account, transcript, call, admins };
  });

export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    (form) =>
      changeRequest(args.params.id, form, {
        actor: args.context.get(actorContext),
        deps: args.context.get(depsContext),
      }),
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? loaderData.request.client_name : "Page not found");

/** One service request with its transcript (spec site.md §2, §3 and §8). */
export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { request, account, transcript, call, admins } = loaderData;
  const actions = useActions(paths.adminRegistration(request.id), actionData);
  return (
    <>
      <Link className="back-link" to={paths.adminRegistrations()}>
        <ArrowLeft size={16} />
        <span>All service requests</span>
      </Link>
      <PageHead
        title={request.client_name}
        actions={<RequestActions request={request} actions={actions} />}
      />
      <OutcomeBanner outcome={actions.outcome} failure={requestFailed} />
      {request.is_fallback ? (
        <Notice tone="amber" title="No record could be extracted from this conversation">
          <p>The beginning is shown below. Read the transcript to learn what the customer needs.</p>
        </Notice>
      ) : null}
      <RequestFacts request={request} account={account} admins={admins} />
      {call ? (
        <section className="person-part">
          <h2 className="person-part__title">Video consultation</h2>
          <CallFacts call={call} />
        </section>
      ) : null}
      <section className="person-part">
        <h2 className="person-part__title">Transcript</h2>
        {transcript.lines ? (
          <>
            {request.conversation_id ? (
              <p>
                <Link to={paths.adminConversation(request.conversation_id)}>
                  Open the conversation
                </Link>
              </p>
            ) : null}
            {transcript.lines.length === 0 && call ? (
              <p className="text-ink-soft">{transcriptWords[call.transcript]}</p>
            ) : (
              <Transcript lines={transcript.lines} />
            )}
          </>
        ) : (
          <Notice title="Transcript Not Available">
            <p>The conversation transcript could not be loaded.</p>
            {call ? <p>{transcriptWords[call.transcript]}</p> : null}
            {transcript.problem ? <p>Failed to fetch transcript: {transcript.problem}</p> : null}
          </Notice>
        )}
      </section>
    </>
  );
}

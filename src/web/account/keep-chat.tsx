import { redirectDocument } from "react-router";
import { brand } from "#content/brand.ts";
import { counted } from "#content/words.ts";
import { findChatToKeep, keepChat } from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import { depsContext, visitContext } from "../kit/context.ts";
import { formText } from "../kit/form-text.ts";
import { runForm } from "../kit/forms/run-form.ts";
import { actorContext, pathAfterSignIn, requireUser } from "../kit/guards.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Moment } from "../ui/Moment.tsx";
import type { Route } from "./+types/keep-chat.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";

export const middleware = [requireUser];

/** `?next=` is where the person goes afterwards. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const [actor, { cookie }] = [context.get(actorContext), context.get(visitContext)];
  return {
    chat: await translateErrors(() => findChatToKeep(actor, { cookie }, deps)),
    next: pathAfterSignIn(url.searchParams.get("next"), deps.publicUrl),
    publicUrl: deps.publicUrl,
  };
}

/** Puts the open chat into the account, or lets the browser forget it. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context, url } = args;
    const [deps, visit] = [context.get(depsContext), context.get(visitContext)];
    const answer = formText(form, "answer");
    if (answer !== "yes" && answer !== "no") throw new AppError("invalid_input");
    const kept = { cookie: visit.cookie, isTheirs: answer === "yes" };
    visit.setCookies(await keepChat(context.get(actorContext), kept, deps));
    return redirectDocument(pathAfterSignIn(url.searchParams.get("next"), deps.publicUrl), 303);
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Is this your chat?",
        description: "Add the open chat in this browser to your account.",
        path: paths.keepChat(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/** Asked after signing in, where a chat that began before is still open in this browser. */
export default function KeepChat({ loaderData, actionData }: Route.ComponentProps) {
  const { chat, next } = loaderData;
  if (!chat)
    return (
      <AccountPage title="No open chat" lede={<p>There is no chat to add to your account.</p>}>
        <ButtonLink href={next} size="large">
          Continue
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Is this your chat?"
      lede={
        <>
          <p>
            A chat with {brand.consultant} from before you signed in is still open in this browser.
            It has {counted(chat.messages, "message")}: it began on{" "}
            <Moment at={chat.createdAt} long />, and the last message is from{" "}
            <Moment at={chat.lastMessageAt} long />.
          </p>
          <p>Its words stay hidden until you say that it’s yours.</p>
          <p>
            If it isn’t yours, we won’t add it to your account, and we’ll close it in this browser.
          </p>
        </>
      }
    >
      <AccountForm outcome={actionData} submit="Yes, add it to my account" busy="Adding...">
        <input type="hidden" name="answer" value="yes" />
      </AccountForm>
      <AccountForm outcome={undefined} submit="No, it isn’t mine" busy="Closing..." quiet>
        <input type="hidden" name="answer" value="no" />
      </AccountForm>
    </AccountPage>
  );
}

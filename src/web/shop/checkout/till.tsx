import { data, redirect } from "react-router";
import { brand } from "#content/brand.ts";
import type { TillAnswer, TillSession } from "#domain/orders/ports.ts";
import { formatUsd } from "#kit/money.ts";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArrowLeft, TriangleAlert } from "../../ui/icons.tsx";
import type { Route } from "./+types/till.ts";
import { TillCards, TillConfirmation, TillForm, type TillProblem } from "./till-form.tsx";

export const handle = { js: "none", shell: "bare" } as const;

/** The session at the built-in till. 404 where a real provider takes the money, and for unknown sessions. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { till } = context.get(depsContext).orders;
  const session = await translateErrors(async () => till?.readSession(params.session));
  if (!session) throw data(null, { status: 404 });
  return { session };
}

/** Takes the card, or the answer to the bank's question. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { till } = context.get(depsContext).orders;
  if (!till) throw data(null, { status: 404 });
  const form = await request.formData();
  const card = {
    email: formText(form, "email"),
    number: formText(form, "number"),
    expiry: formText(form, "expiry"),
    cvc: formText(form, "cvc"),
  };
  const step = formText(form, "step");
  const answer = await translateErrors(() =>
    step === "approve" || step === "refuse"
      ? till.confirm(params.session, step === "approve")
      : till.pay(params.session, card),
  );
  return answerPage(answer, params.session, card.email);
}

/** What an answered page shows: the email typed so far, never anything of the card. */
type TillShown = { email: string; problem?: TillProblem };

function answerPage(answer: TillAnswer, session: string, email: string) {
  if (answer.kind === "paid") return redirect(answer.redirectTo, 303);
  if (answer.kind === "closed" && answer.status === "complete")
    return redirect(answer.redirectTo, 303);
  // The page itself shows what is asked, or that it is closed.
  if (answer.kind === "closed") return redirect(paths.till(session), 303);
  // Without a redirect, so that the email reaches the next form; an address that shows it could be passed on.
  if (answer.kind === "confirm") return data<TillShown>({ email });
  const problem: TillProblem =
    answer.kind === "declined"
      ? { message: answer.message, fields: {} }
      : { message: "Something in the form is missing or incorrect.", fields: answer.fields };
  return data<TillShown>({ email, problem }, { status: answer.kind === "declined" ? 402 : 422 });
}

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta = () => [
  { title: `Test payment · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** The built-in test till's hosted page (design, Built-in stand-ins): works without scripts, and says what it is. */
export default function Till({ loaderData: { session }, actionData }: Route.ComponentProps) {
  return (
    <div className="till">
      <p className="till__mode">
        <TriangleAlert />
        <strong>TEST MODE</strong>
        <span>No money moves here. Never enter a real card.</span>
      </p>
      <div className="till__page">
        <header className="till__bill">
          {session.status === "open" ? (
            <a className="till__back" href={session.cancelUrl}>
              <ArrowLeft />
              Back to the shop
            </a>
          ) : null}
          <h1 className="till__title">{brand.name} test till</h1>
          <p className="till__amount figures">{formatUsd(session.amountCents)}</p>
          <p className="till__what">{session.title}</p>
          <p className="till__description">{session.description}</p>
        </header>
        {session.status === "open" ? (
          <>
            {session.needsConfirmation ? (
              <TillConfirmation session={session} email={actionData?.email} />
            ) : (
              <TillForm session={session} email={actionData?.email} problem={actionData?.problem} />
            )}
            {session.needsConfirmation ? null : <TillCards />}
          </>
        ) : (
          <Closed session={session} />
        )}
      </div>
    </div>
  );
}

function Closed({ session }: { session: TillSession }) {
  const isComplete = session.status === "complete";
  const orderUrl = session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
  return (
    <section className="till__form">
      <h2 className="till__subtitle">
        {isComplete ? "This payment is complete" : "This payment page is closed"}
      </h2>
      <p>
        {isComplete
          ? "It has already been made and can’t be made twice."
          : "It has expired, and nothing was charged. Start again in the shop."}
      </p>
      <ButtonLink href={isComplete ? orderUrl : session.cancelUrl}>
        {isComplete ? "See your order" : "Back to the shop"}
      </ButtonLink>
    </section>
  );
}

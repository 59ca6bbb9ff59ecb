import { brand, contact } from "#content/brand.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { readCheckout } from "#domain/orders/index.ts";
import { findTokenBehind } from "#domain/quotes/index.ts";
import { Island } from "../../islands/Island.tsx";
import { depsContext, visitContext } from "../../kit/context.ts";
import { acceptedIn } from "../../kit/quote-cookies.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { isUnsettled, orderWords } from "../../kit/words/order-words.ts";
import { paths } from "../../paths.ts";
import { LostPage } from "../../site/lost-page.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import type { Route } from "./+types/success.ts";
import { OrderView } from "./order-view.tsx";

export const handle = { js: "islands" } as const;

/**
 * The order of `?session_id=`; null without one, or where it is none of ours. An unpaid one that was made of a
 * quote comes with the quote's page, for those who know it already.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [deps, visit] = [context.get(depsContext), context.get(visitContext)];
  const sessionId = url.searchParams.get("session_id") ?? "";
  return translateErrors(async () => {
    const order = await readCheckout(sessionId, deps);
    const isMailKept = keepsMail(deps);
    if (!order?.isQuote || order.status === "paid") return { order, quotePage: null, isMailKept };
    const actor = (await visit.actor()) ?? "visitor";
    const known = { sessionId, token: acceptedIn(visit.cookie, deps) };
    const token = await findTokenBehind(actor, known, deps);
    return { order, quotePage: token && paths.quotePage(token), isMailKept };
  });
}

/**
 * The address holds the session id: it goes to nobody else, and is not kept. Not `no-referrer`: Logout would
 * then be sent with `Origin: null`, which the server must refuse.
 */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
});

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const order = loaderData?.order;
  return [
    { title: `${order ? orderWords[order.status].title : "No order to show"} · ${brand.name}` },
    { name: "robots", content: "noindex" },
  ];
};

/** Where the payment page sends people back to (spec site.md §2, Payment success page). */
export default function Success({ loaderData }: Route.ComponentProps) {
  const { order, quotePage, isMailKept } = loaderData;
  if (!order) return <NoOrder />;
  if (isUnsettled(order.status))
    return <Island name="order-status" when="visible" props={{ order, quotePage, isMailKept }} />;
  return <OrderView order={order} quotePage={quotePage} isMailKept={isMailKept} />;
}

function NoOrder() {
  return (
    <LostPage
      title="No order to show"
      actions={
        <>
          <ButtonLink href={paths.services()}>See all services</ButtonLink>
          <ButtonLink href={paths.home()} variant="plain" iconAfter={<ArrowRight />}>
            Back to home
          </ButtonLink>
        </>
      }
    >
      <p>
        We can’t find an order at this address; part of the link may be missing. If you have paid,
        your order is safe: open the link in your confirmation email, or write to{" "}
        <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>.
      </p>
    </LostPage>
  );
}

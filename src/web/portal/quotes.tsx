import { listEnquiries } from "#domain/enquiries/index.ts";
import { depsContext } from "../context.ts";
import { actorContext } from "../guards.ts";
import { paths } from "../paths.ts";
import { translateErrors } from "../translate-errors.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pager } from "../ui/Pager.tsx";
import type { Route } from "./+types/quotes.ts";
import { EnquiryList, withLateness } from "./enquiry-list.tsx";
import { portalMeta } from "./portal-meta.ts";

/** What the person asked a price for, newest first; `?after=` is a place in the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get("after") ?? "";
  const deps = context.get(depsContext);
  const { userId } = context.get(actorContext);
  const kinds = ["quote", "interest"] as const;
  const { items, next } = await translateErrors(() =>
    listEnquiries(userId, { kinds, after }, deps),
  );
  const now = deps.clock().toISOString();
  return { items: items.map((one) => withLateness(one, now)), next, isStart: after === "" };
}

export const meta = () => portalMeta("Your quotes");

/** What the person asked us for a price about. */
export default function Quotes({ loaderData: { items, next, isStart } }: Route.ComponentProps) {
  const ask = <ButtonLink href={paths.quote()}>Ask for a quote</ButtonLink>;
  return (
    <>
      <PageHead
        title="Quotes"
        lede="What you asked us a price for, and until when you have our reply."
        actions={items.length > 0 ? ask : null}
      />
      {items.length > 0 ? (
        <EnquiryList items={items} />
      ) : isStart ? (
        <EmptyState action={ask}>
          <p>
            You have asked for no quote yet. Say in your own words what you need; the reply has one
            firm total.
          </p>
        </EmptyState>
      ) : (
        <p>There are no older quotes.</p>
      )}
      <Pager
        first={isStart ? null : paths.portalQuotes()}
        next={next ? paths.portalQuotes(next) : null}
      />
    </>
  );
}

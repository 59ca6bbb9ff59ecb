import { listEnquiries } from "#domain/enquiries/index.ts";
import { listOwnQuotes, quotedEnquiries } from "#domain/quotes/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { portalMeta } from "../portal-meta.ts";
import { EnquiryList, withLateness } from "../requests/enquiry-list.tsx";
import type { Route } from "./+types/quotes.ts";
import { QuoteList } from "./quote-list.tsx";

/**
 * The person's quotes, newest first, and what they asked about a whole category, which a person answers.
 * `?after=` is a place in the first list, `?asked=` one in the second.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get("after") ?? "";
  const asked = url.searchParams.get("asked") ?? "";
  const deps = context.get(depsContext);
  const actor = context.get(actorContext);
  return translateErrors(async () => {
    const quotes = await listOwnQuotes(actor, { after }, deps);
    const kinds = ["quote", "interest"] as const;
    const enquiries = await listEnquiries(actor, { kinds, after: asked }, deps);
    const quoted = await quotedEnquiries(
      actor,
      enquiries.items.map(({ id }) => id),
      deps,
    );
    const now = deps.clock().toISOString();
    return {
      quotes,
      others: {
        items: enquiries.items
          .filter(({ id }) => !quoted.includes(id))
          .map((one) => withLateness(one, now)),
        next: enquiries.next,
      },
      after,
      asked,
    };
  });
}

export const meta = () => portalMeta("Your quotes");

/** What the person asked us for a price about. */
export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { quotes, others, after, asked } = loaderData;
  const ask = <ButtonLink href={paths.quote()}>Ask for a quote</ButtonLink>;
  const isEmpty = quotes.items.length === 0 && others.items.length === 0;
  const isStart = after === "" && asked === "";
  return (
    <>
      <PageHead
        title="Quotes"
        lede="The quotes you asked for, their status and their totals."
        actions={isEmpty ? null : ask}
      />
      {isEmpty && isStart ? (
        <EmptyState action={ask}>
          <p>
            You haven’t asked for a quote yet. Tell us what you need in your own words, and get one
            firm total.
          </p>
        </EmptyState>
      ) : null}
      {quotes.items.length > 0 ? <QuoteList items={quotes.items} /> : null}
      {after && quotes.items.length === 0 ? <p>There are no older quotes.</p> : null}
      <Pager
        first={after ? paths.portalQuotes("", asked) : null}
        next={quotes.next ? paths.portalQuotes(quotes.next, asked) : null}
      />
      {others.items.length > 0 || asked ? (
        <section className="asked" aria-labelledby="asked">
          <h2 className="asked__title" id="asked">
            Other quote requests
          </h2>
          {others.items.length > 0 ? (
            <EnquiryList items={others.items} />
          ) : (
            <p>There are no older quote requests.</p>
          )}
          <Pager
            first={asked ? paths.portalQuotes(after) : null}
            next={others.next ? paths.portalQuotes(after, others.next) : null}
          />
        </section>
      ) : null}
    </>
  );
}

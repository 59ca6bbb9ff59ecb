import { contact } from "#content/brand.ts";
import type { EnquiryView } from "#domain/enquiries/contract.ts";
import { listEnquiries } from "#domain/enquiries/index.ts";
import { depsContext } from "../context.ts";
import { actorContext } from "../guards.ts";
import { paths } from "../paths.ts";
import { translateErrors } from "../translate-errors.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { Badge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { CircleCheck, Clock } from "../ui/icons.tsx";
import { Pager } from "../ui/Pager.tsx";
import type { Route } from "./+types/quotes.ts";
import { EnquiryText } from "./enquiry-text.tsx";
import { Moment } from "./moment.tsx";
import { portalMeta } from "./portal-meta.ts";

/** The person's enquiries, newest first; `?after=` is a place in the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get("after") ?? "";
  const deps = context.get(depsContext);
  const { userId } = context.get(actorContext);
  const { items, next } = await translateErrors(() => listEnquiries(userId, after, deps));
  const now = deps.clock().toISOString();
  return {
    items: items.map(({ kind: _kind, ...one }) => ({ ...one, isLate: one.dueAt < now })),
    next,
    isStart: after === "",
  };
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
        <ul className="enquiries">
          {items.map((one) => (
            <Enquiry key={one.id} enquiry={one} />
          ))}
        </ul>
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

type Shown = Omit<EnquiryView, "kind"> & { isLate: boolean };

function Enquiry({ enquiry }: { enquiry: Shown }) {
  const isOpen = enquiry.status === "open";
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h2 className="enquiry__title">{enquiry.service ?? "In your own words"}</h2>
        <Badge
          tone={isOpen ? "amber" : "moss"}
          icon={isOpen ? <Clock size={16} /> : <CircleCheck size={16} />}
        >
          {isOpen ? "Open" : "Answered"}
        </Badge>
      </div>
      <p className="enquiry__times">
        <span>
          Sent <Moment at={enquiry.createdAt} />
        </span>
        {isOpen ? (
          <span>
            {enquiry.isLate ? "Reply was promised until " : "Reply promised until "}
            <Moment at={enquiry.dueAt} />
          </span>
        ) : null}
      </p>
      <EnquiryText text={enquiry.message} />
      {isOpen && enquiry.isLate ? (
        <p className="enquiry__late">
          We are late, or our reply went astray. Write to{" "}
          <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>.
        </p>
      ) : null}
    </li>
  );
}

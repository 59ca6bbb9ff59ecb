import { brand } from "#content/brand.ts";
import { listEnquiries } from "#domain/enquiries/index.ts";
import { listOwnRequests } from "#domain/requests/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/requests.ts";
import { EnquiryList, withLateness } from "./enquiry-list.tsx";
import { NotedList } from "./noted-list.tsx";

/**
 * What Aria noted down for the person, and what they wrote to us, newest first; `?noted=` and `?after=` are
 * places in the two lists.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const places = {
    noted: url.searchParams.get("noted") ?? "",
    after: url.searchParams.get("after") ?? "",
  };
  const deps = context.get(depsContext);
  const actor = context.get(actorContext);
  const kinds = ["contact", "follow-up"] as const;
  const [noted, messages] = await translateErrors(() =>
    Promise.all([
      listOwnRequests(actor, { after: places.noted }, deps),
      listEnquiries(actor, { kinds, after: places.after }, deps),
    ]),
  );
  const now = deps.clock().toISOString();
  const items = messages.items.map((one) => withLateness(one, now));
  return { noted, messages: { ...messages, items }, places };
}

export const meta = () => portalMeta("Your requests");

/** Service requests out of conversations (spec site.md §3), and messages with our replies. */
export default function Requests({
  loaderData: { noted, messages, places },
}: Route.ComponentProps) {
  const write = <ButtonLink href={paths.contact()}>Write to us</ButtonLink>;
  const isAny = noted.items.length > 0 || messages.items.length > 0;
  const isStart = places.noted === "" && places.after === "";
  return (
    <>
      <PageHead
        title="Requests"
        lede={`What you told ${brand.consultant} or sent us in a form, so that a person can follow up.`}
        actions={isAny ? write : null}
      />
      {noted.items.length > 0 || places.noted ? (
        <section className="portal-part">
          <h2 className="portal-part__title">Noted by {brand.consultant}</h2>
          {noted.items.length > 0 ? (
            <NotedList items={noted.items} />
          ) : (
            <p>There are no older notes.</p>
          )}
          <Pager
            first={places.noted ? paths.portalRequests({ after: places.after }) : null}
            next={noted.next ? paths.portalRequests({ ...places, noted: noted.next }) : null}
          />
        </section>
      ) : null}
      {messages.items.length > 0 || places.after ? (
        <section className="portal-part">
          <h2 className="portal-part__title">Your messages</h2>
          {messages.items.length > 0 ? (
            <EnquiryList items={messages.items} headingLevel={3} />
          ) : (
            <p>There are no older messages.</p>
          )}
          <Pager
            first={places.after ? paths.portalRequests({ noted: places.noted }) : null}
            next={messages.next ? paths.portalRequests({ ...places, after: messages.next }) : null}
          />
        </section>
      ) : null}
      {!isAny && isStart ? (
        <EmptyState action={write}>
          <p>
            Nothing here yet. Messages you send while signed in appear here right away. What you
            tell {brand.consultant} appears after you end the conversation.
          </p>
        </EmptyState>
      ) : null}
    </>
  );
}

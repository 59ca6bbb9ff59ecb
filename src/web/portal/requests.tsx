import { brand } from "#content/brand.ts";
import { listEnquiries } from "#domain/enquiries/index.ts";
import { depsContext } from "../context.ts";
import { actorContext } from "../guards.ts";
import { paths } from "../paths.ts";
import { translateErrors } from "../translate-errors.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pager } from "../ui/Pager.tsx";
import type { Route } from "./+types/requests.ts";
import { EnquiryList, withLateness } from "./enquiry-list.tsx";
import { portalMeta } from "./portal-meta.ts";

/** What the person wrote to us, newest first; `?after=` is a place in the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get("after") ?? "";
  const deps = context.get(depsContext);
  const { userId } = context.get(actorContext);
  const kinds = ["contact"] as const;
  const { items, next } = await translateErrors(() =>
    listEnquiries(userId, { kinds, after }, deps),
  );
  const now = deps.clock().toISOString();
  return { items: items.map((one) => withLateness(one, now)), next, isStart: after === "" };
}

export const meta = () => portalMeta("Your requests");

/** Messages to us; nothing else is noted for anybody yet. */
export default function Requests({ loaderData: { items, next, isStart } }: Route.ComponentProps) {
  const write = <ButtonLink href={paths.contact()}>Write to us</ButtonLink>;
  return (
    <>
      <PageHead
        title="Requests"
        lede={`What ${brand.consultant} or a form notes down for you, so that a person can go on from there.`}
        actions={items.length > 0 ? write : null}
      />
      {items.length > 0 ? (
        <EnquiryList items={items} />
      ) : isStart ? (
        <EmptyState action={write}>
          <p>Nothing has been noted for you yet. A message to us stands here once you sent it.</p>
        </EmptyState>
      ) : (
        <p>There are no older requests.</p>
      )}
      <Pager
        first={isStart ? null : paths.portalRequests()}
        next={next ? paths.portalRequests(next) : null}
      />
    </>
  );
}

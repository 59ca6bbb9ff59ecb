import { brand } from "#content/brand.ts";
import { paths } from "../paths.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { portalMeta } from "./portal-meta.ts";

/** Makes requests for data pass the portal's guard. */
export const loader = () => null;

export const meta = () => portalMeta("Your requests");

/** Service requests; nothing notes any yet. */
export default function Requests() {
  return (
    <>
      <PageHead
        title="Requests"
        lede={`What ${brand.consultant} or a form notes down for you, so that a person can go on from there.`}
      />
      <EmptyState action={<ButtonLink href={paths.quote()}>Ask for a quote</ButtonLink>}>
        <p>
          Nothing has been noted for you yet. Until then a quote is the shortest way: you write what
          you need, and people answer.
        </p>
      </EmptyState>
    </>
  );
}

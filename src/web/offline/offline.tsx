import { depsContext } from "../kit/context.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { paths } from "../paths.ts";
import { LostPage } from "../site/lost-page.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Refresh } from "../ui/icons.tsx";
import type { Route } from "./+types/offline.ts";

export const handle = { js: "none" } as const;

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(depsContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "You are offline",
        description: "What you can read without a connection.",
        path: paths.offline(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/**
 * What the service worker shows in place of a page that it can't fetch. It puts links to the pages that it
 * has kept into `#kept` (kept-copy.ts).
 */
export default function Offline() {
  return (
    <LostPage
      title="You are offline"
      actions={
        <ButtonLink href="" icon={<Refresh />}>
          Try again
        </ButtonLink>
      }
    >
      <p>This page needs an internet connection. Check yours, then try again.</p>
      <div className="kept">
        <h2>Available offline</h2>
        <div id="kept">
          <p>
            No pages yet. Help and legal pages that you open while online stay available offline.
          </p>
        </div>
      </div>
    </LostPage>
  );
}

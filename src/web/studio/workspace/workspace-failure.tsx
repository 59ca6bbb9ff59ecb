import { isRouteErrorResponse } from "react-router";
import { brand } from "#content/brand.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export const failureMeta = (error: unknown) => [
  { title: `${isMissing(error) ? "Page not found" : "Failed to load project"} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** Spec studio.md §4 and §8; what isn't there is said by the site's own page. */
export function WorkspaceFailure({ error }: { error: unknown }) {
  if (isMissing(error)) throw error;
  return (
    <main id="main" tabIndex={-1} className="workspace-failure">
      <EmptyState action={<Button onClick={() => location.reload()}>Try again</Button>}>
        <h1 className="text-5 font-medium">Failed to load project</h1>
        <p className="text-ink-soft">
          Your work is safe. Try again, and contact our support if it keeps happening.
        </p>
      </EmptyState>
      <p>
        <ButtonLink href={paths.studio()} variant="plain">
          Back to your projects
        </ButtonLink>
      </p>
    </main>
  );
}

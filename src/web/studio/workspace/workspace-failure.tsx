import { isRouteErrorResponse, useRouteError } from "react-router";
import { brand } from "#content/brand.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export const failureMeta = (error: unknown) => [
  { title: `${isMissing(error) ? "Page not found" : "Failed to load project"} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** Spec studio.md §4 and §8. A project that isn't there can't be loaded by trying again. */
export function WorkspaceFailure() {
  // Routes export it as it is, and such a boundary gets no properties.
  if (isMissing(useRouteError())) return <MissingProject />;
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

const MissingProject = () => (
  <main id="main" tabIndex={-1} className="workspace-failure">
    <EmptyState action={<ButtonLink href={paths.studio()}>Go to your projects</ButtonLink>}>
      <h1 className="text-5 font-medium">Project not found</h1>
      <p className="text-ink-soft">
        It was deleted, or your account has no access to it. If someone shared it with you, ask them
        for an invitation.
      </p>
    </EmptyState>
  </main>
);

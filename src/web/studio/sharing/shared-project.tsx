import { isRouteErrorResponse } from "react-router";
import { brand } from "#content/brand.ts";
import { readShared } from "#domain/projects/index.ts";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Mark } from "../../ui/Logo.tsx";
import { PictureContext } from "../pictures.ts";
import { Preview } from "../preview.tsx";
import { typeNames } from "../type-words.ts";
import type { Route } from "./+types/shared-project.ts";

export { studioStyles as links } from "../../styles/studio-styles.ts";
export const handle = { js: "full", shell: "bare" } as const;

/** The address is a secret: nothing keeps the page, and no other site is told where a visitor came from. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "strict-origin",
  "x-robots-tag": "noindex, nofollow",
});

const isOver = "This link doesn’t work";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const deps = context.get(depsContext);
    return { project: await readShared(params.token, deps), publicUrl: deps.publicUrl };
  });

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.project.name,
        description: `A project designed with ${brand.name}.`,
        path: paths.sharedProject(params.token),
        publicUrl: loaderData.publicUrl,
        indexed: false,
        isApp: true,
      })
    : [{ title: `${isOver} · ${brand.name}` }, { name: "robots", content: "noindex" }];

/** What a read-only link shows: the project's real preview, as it is now. */
export default function SharedProject({ loaderData: { project } }: Route.ComponentProps) {
  const { name, description, serviceType, configuration, pictures } = project;
  return (
    <div className="shared-project">
      <header className="shared-project__head">
        <House />
        <p className="shared-project__note">{typeNames[serviceType]} · read-only preview</p>
      </header>
      <div className="shared-project__title">
        <h1>{name}</h1>
        {description ? <p className="text-ink-soft">{description}</p> : null}
      </div>
      <PictureContext value={(id) => pictures[id] ?? null}>
        <Preview serviceType={serviceType} name={name} configuration={configuration} isShared />
      </PictureContext>
    </div>
  );
}

const House = () => (
  <a className="shared-project__brand" href={paths.home()}>
    <Mark />
    <span>{brand.name}</span>
  </a>
);

/** A link that was revoked, has expired or never was: all alike. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="shared-project">
      <header className="shared-project__head">
        <House />
      </header>
      <EmptyState
        action={
          <ButtonLink href={paths.home()} variant="quiet">
            Go to the home page
          </ButtonLink>
        }
      >
        <h1 className="text-5 font-medium">{isOver}</h1>
        <p className="text-ink-soft">
          It was revoked or has expired, or its project was deleted. Ask the person who sent it for
          a new one.
        </p>
      </EmptyState>
    </div>
  );
}

import { brand } from "#content/brand.ts";
import { readShared } from "#domain/projects/index.ts";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
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
    : [];

/** What a read-only link shows: the project's real preview, as it is now. */
export default function SharedProject({ loaderData: { project } }: Route.ComponentProps) {
  const { name, description, serviceType, configuration, pictures } = project;
  return (
    <main className="shared-project">
      <header className="shared-project__head">
        <a className="shared-project__brand" href={paths.home()}>
          <Mark />
          <span>{brand.name}</span>
        </a>
        <p className="shared-project__note">{typeNames[serviceType]} · read-only preview</p>
      </header>
      <div className="shared-project__title">
        <h1>{name}</h1>
        {description ? <p className="text-ink-soft">{description}</p> : null}
      </div>
      <PictureContext value={(id) => pictures[id] ?? null}>
        <Preview serviceType={serviceType} name={name} configuration={configuration} />
      </PictureContext>
    </main>
  );
}

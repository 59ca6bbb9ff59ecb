import { brand } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import {
  serviceTemplates,
  serviceTemplatesChanged,
  templateShelves,
} from "#content/service-templates.ts";
import { counted } from "#content/words.ts";
import { listServices } from "#domain/catalogue/index.ts";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ClosingCall } from "../../site/closing-call.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { LastChanged } from "../../ui/LastChanged.tsx";
import { ThreadEdge, ThreadGap } from "../../ui/ThreadRun.tsx";
import { HelpNav } from "../help-nav.tsx";
import { QuickAccess } from "../quick-access.tsx";
import type { Route } from "./+types/service-templates.ts";
import { TemplateShelf, type Builder } from "./template-shelf.tsx";

export const handle = { js: "none" } as const;

const title = "AI service templates";
const summary =
  "Well-thought-out starting points: what is asked, said, connected and left to a person. Choose one and change what is different for you.";

/** Who builds each type today, and from which price (spec studio.md §2.8 and §3.2). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  const builders = templateShelves.map(({ serviceId }): Builder => {
    const found = services.find(({ id }) => id === serviceId);
    return found
      ? { id: found.id, title: found.title, fromCents: found.priceRange.minCents }
      : null;
  });
  return { builders, publicUrl: deps.publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title,
        description: summary,
        path: paths.serviceTemplates(),
        changed: serviceTemplatesChanged,
        publicUrl: loaderData.publicUrl,
      })
    : [];

export default function ServiceTemplates({ loaderData: { builders } }: Route.ComponentProps) {
  return (
    <div className="detail">
      <div className="detail__through shelves">
        <ThreadGap className="detail__entry" />
        <ThreadEdge className="detail__side" />
        <header className="band shelves__head">
          <HelpNav path={paths.serviceTemplates()} />
          <h1>{title}</h1>
          <div className="shelves__intro">
            <p className="document__summary">{summary}</p>
            <p>
              Choosing one opens it in the AI Design Studio, where you see it at work before you
              create a project. If you would rather have it built, {brand.consultant} answers with a
              quote, in a moment or within {counted(replies.quoteHours, "hour")}.
            </p>
            <p className="document__dates">
              <LastChanged on={serviceTemplatesChanged} />
              {brand.sample ? <span>The names and texts in them are samples.</span> : null}
            </p>
          </div>
          <nav aria-label="Types of templates">
            <ul className="page-index">
              {templateShelves.map(({ type, title: name }) => (
                <li key={type}>
                  <a href={`#${type}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {templateShelves.map((shelf, place) => (
          <TemplateShelf
            key={shelf.type}
            shelf={shelf}
            templates={serviceTemplates.filter(({ serviceType }) => serviceType === shelf.type)}
            builder={builders[place] ?? null}
          />
        ))}
        <div className="band">
          <QuickAccess />
        </div>
      </div>
      <ClosingCall
        title="None of these fit?"
        actions={
          <ButtonLink href={paths.quote()} size="large">
            Get Quote
          </ButtonLink>
        }
      >
        <p>
          Say in one sentence what yours should do. Most of what we build didn’t start from a
          template.
        </p>
      </ClosingCall>
    </div>
  );
}

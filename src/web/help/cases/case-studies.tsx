import { brand } from "#content/brand.ts";
import { caseStudies, caseStudiesChanged } from "#content/case-studies.ts";
import { guarantees, replies } from "#content/promises.ts";
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
import type { Route } from "./+types/case-studies.ts";
import { CaseSpread, type Bought } from "./case-spread.tsx";

export const handle = { js: "none" } as const;

const title = "Case studies";
const summary =
  "Three projects: what was bought, how the work went, and what came of it, including what didn’t work.";

/** What each case bought, with today's price (spec studio.md §2.1 and §3.5). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  const bought = caseStudies.map(({ scopeId }): Bought => {
    const service = services.find(({ scopes }) => scopes.some(({ id }) => id === scopeId));
    const scope = service?.scopes.find(({ id }) => id === scopeId);
    return service && scope ? { serviceId: service.id, serviceTitle: service.title, scope } : null;
  });
  return { bought, publicUrl: deps.publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title,
        description: summary,
        path: paths.caseStudies(),
        changed: caseStudiesChanged,
        publicUrl: loaderData.publicUrl,
      })
    : [];

export default function CaseStudies({ loaderData: { bought } }: Route.ComponentProps) {
  return (
    <div className="detail">
      <div className="detail__through casebook">
        <ThreadGap className="detail__entry" />
        <ThreadEdge className="detail__side" />
        <header className="band casebook__head">
          <HelpNav path={paths.caseStudies()} />
          <h1>{title}</h1>
          <p className="document__summary">{summary}</p>
          <p className="document__dates">
            <LastChanged on={caseStudiesChanged} />
            {brand.sample ? (
              <span>Sample cases until the provider confirms its own. Prices are today’s.</span>
            ) : null}
          </p>
          <nav aria-label="The cases">
            <ul className="page-index">
              {caseStudies.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {caseStudies.map((study, place) => (
          <CaseSpread key={study.id} study={study} bought={bought[place] ?? null} />
        ))}
        <div className="band">
          <QuickAccess />
        </div>
      </div>
      <ClosingCall
        title="What about yours?"
        actions={
          <>
            <ButtonLink href={paths.services()} variant="quiet" size="large">
              Browse All Services
            </ButtonLink>
            <ButtonLink href={paths.quote()} size="large">
              Get Quote
            </ButtonLink>
          </>
        }
      >
        <p>
          Tell us what takes up your time. You get a price within{" "}
          {counted(replies.quoteHours, "hour")}, and {counted(guarantees.moneyBackDays, "day")} to
          change your mind after delivery.
        </p>
      </ClosingCall>
    </div>
  );
}

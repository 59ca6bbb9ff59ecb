import { categories } from "#content/catalogue.ts";
import { mission, values } from "#content/company.ts";
import { listServices } from "#domain/catalogue/index.ts";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { ClosingCall } from "../closing-call.tsx";
import type { Route } from "./+types/about.ts";
import { CompanyHero, CompanyPage } from "./company-page.tsx";
import { Figures } from "./figures.tsx";
import { Team } from "./team.tsx";

export const handle = { js: "none" } as const;

/** What the page counts: services on offer, and the categories that have any. */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  const used = categories.filter(({ id }) => services.some(({ category }) => category === id));
  return {
    publicUrl: deps.publicUrl,
    serviceCount: services.length,
    categoryCount: used.length,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "About us",
        description: mission.headline,
        path: paths.about(),
        publicUrl: loaderData.publicUrl,
      })
    : [];

/** Who we are: mission, stats, values, team (spec site.md §2, About). */
export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <CompanyPage
      call={
        <ClosingCall
          title="Start with one task."
          actions={
            <>
              <ButtonLink href={paths.careers()} variant="quiet" size="large">
                View Careers
              </ButtonLink>
              <ButtonLink href={paths.register()} size="large">
                Get Started
              </ButtonLink>
            </>
          }
        >
          <p>
            It takes a minute to create an account. It keeps your orders, quotes and receipts in one
            place.
          </p>
        </ClosingCall>
      }
    >
      <CompanyHero title={mission.headline} lede={mission.text}>
        <Figures {...loaderData} />
      </CompanyHero>
      <Section title="What you can hold us to" className="company__part">
        <dl className="company__values">
          {values.map(({ name, text }) => (
            <div key={name}>
              <dt className="display">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Team />
    </CompanyPage>
  );
}

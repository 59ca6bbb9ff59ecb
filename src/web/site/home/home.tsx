import { brand, socialLinks } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import { listServices } from "#domain/catalogue/index.ts";
import { Island } from "../../islands/Island.tsx";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ClosingCall } from "../closing-call.tsx";
import type { Route } from "./+types/home.ts";
import { HomeCategories } from "./home-categories.tsx";
import { homeContent } from "./home-content.ts";
import { faqJsonLd, HomeFaq } from "./home-faq.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePortfolio } from "./home-portfolio.tsx";
import { HomeVoices } from "./home-voices.tsx";
import { HomeWay } from "./home-way.tsx";

export const handle = { js: "islands" } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  return { publicUrl: deps.publicUrl, ...homeContent(services) };
}

/** The provider's own pages elsewhere. */
const profiles = socialLinks.flatMap(({ href }) => href ?? []);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: `${brand.name}: ${brand.tagline}`,
        description: brand.description,
        path: paths.home(),
        publicUrl: loaderData.publicUrl,
        jsonLd: [
          {
            "@context": "https://schema.org",
            "@type": "Organization",
            name: brand.name,
            description: brand.description,
            url: new URL(paths.home(), loaderData.publicUrl).href,
            ...(profiles.length > 0 ? { sameAs: profiles } : {}),
          },
          faqJsonLd(loaderData.questions),
        ],
      })
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shelves, pieces, questions, serviceCount } = loaderData;
  return (
    <div className="home">
      <HomeHero serviceCount={serviceCount} />
      {shelves.length > 0 ? <HomeCategories shelves={shelves} /> : null}
      <HomeFigures />
      {pieces.length > 0 ? <HomePortfolio pieces={pieces} /> : null}
      <HomeWay serviceCount={serviceCount} />
      <HomeVoices />
      <HomeFaq entries={questions} />
      <ClosingCall
        title="Say it in one sentence."
        actions={
          <ButtonLink href={paths.quote()} size="large" data-opens="quote">
            Get Quote
          </ButtonLink>
        }
      >
        <p>
          You get an answer within {replies.quoteHours} hours: what we would build, what it costs,
          and when you would have it.
        </p>
      </ClosingCall>
      <Island name="quote" when="intent" props={{ withConsultant: true }} />
      <Island name="interest" when="intent" props={{}} />
    </div>
  );
}

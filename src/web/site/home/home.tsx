import { brand } from "#content/brand.ts";
import { categories } from "#content/catalogue.ts";
import { faq } from "#content/faq.ts";
import { portfolio } from "#content/portfolio.ts";
import { replies } from "#content/promises.ts";
import { listServices, type Service } from "#domain/catalogue/index.ts";
import { depsContext } from "../../context.ts";
import { Island } from "../../islands/Island.tsx";
import { paths } from "../../paths.ts";
import { translateErrors } from "../../translate-errors.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import type { Route } from "./+types/home.ts";
import { ClosingCall } from "../closing-call.tsx";
import { pageMeta } from "../page-meta.ts";
import { HomeCategories } from "./home-categories.tsx";
import { faqJsonLd, HomeFaq } from "./home-faq.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePortfolio } from "./home-portfolio.tsx";
import { HomeVoices } from "./home-voices.tsx";
import { HomeWay } from "./home-way.tsx";
import { priceRange } from "./price-range.ts";

export const handle = { js: "islands" } as const;

/** What the home page counts and prices, all of it from the catalogue as it is now (spec site.md §2, Home). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  return {
    publicUrl: deps.publicUrl,
    serviceCount: services.length,
    shelves: shelvesOf(services),
    pieces: piecesOf(services),
    questions: faq({
      serviceCount: services.length,
      fromCents: Math.min(...services.map(({ priceRange: { minCents } }) => minCents)),
      toCents: Math.max(...services.map(({ priceRange: { maxCents } }) => maxCents)),
    }),
  };
}

/** The categories with their number of services and lowest price; those without any are left out. */
const shelvesOf = (services: readonly Service[]) =>
  categories.flatMap((category) => {
    const own = services.filter((service) => service.category === category.id);
    if (own.length === 0) return [];
    const fromCents = Math.min(...own.map((service) => service.priceRange.minCents));
    return [{ ...category, serviceCount: own.length, fromCents }];
  });

/** The portfolio's entries that are on offer, with what they cost. */
const piecesOf = (services: readonly Service[]) =>
  portfolio.flatMap((entry) => {
    const price = priceRange(entry, services);
    if (price === null) return [];
    const { categoryId, name, description, features, cta } = entry;
    return [{ categoryId, name, description, features, cta, priceRange: price }];
  });

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
      <HomeCategories shelves={shelves} />
      <HomeFigures />
      <HomePortfolio pieces={pieces} />
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
          and when you have it.
        </p>
      </ClosingCall>
      <Island name="quote" when="intent" props={{ withConsultant: true }} />
      <Island name="interest" when="intent" props={{}} />
    </div>
  );
}

import { brand } from "#content/brand.ts";
import { categories } from "#content/catalogue.ts";
import { replies } from "#content/promises.ts";
import { listServices } from "#domain/catalogue/index.ts";
import { depsContext } from "../../context.ts";
import { paths } from "../../paths.ts";
import { ShopIslands } from "../../shop/shop-islands.tsx";
import { translateErrors } from "../../translate-errors.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import type { Route } from "./+types/home.ts";
import { ClosingCall } from "../closing-call.tsx";
import { HomeCategories } from "./home-categories.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeWay } from "./home-way.tsx";
import { pageMeta } from "../page-meta.ts";

export const handle = { js: "islands" } as const;

/** What the home page counts: the categories with their number of services and lowest price (spec site.md §2, Home). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  const shelves = categories.flatMap((category) => {
    const own = services.filter((service) => service.category === category.id);
    if (own.length === 0) return [];
    const fromCents = Math.min(...own.map((service) => service.priceRange.minCents));
    return [{ ...category, serviceCount: own.length, fromCents }];
  });
  return {
    publicUrl: deps.publicUrl,
    testMode: deps.payments.mode === "test",
    shelves,
    serviceCount: services.length,
  };
}

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
        ],
      })
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shelves, serviceCount, testMode } = loaderData;
  return (
    <div className="home">
      <HomeHero serviceCount={serviceCount} />
      <HomeCategories shelves={shelves} />
      <HomeWay serviceCount={serviceCount} />
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
      <ShopIslands testMode={testMode} />
    </div>
  );
}

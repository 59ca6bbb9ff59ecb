import { categories, serviceAnchors } from "#content/catalogue.ts";
import { listServices } from "#domain/catalogue/index.ts";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ClosingCall } from "../../site/closing-call.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ShopIslands } from "../shop-islands.tsx";
import type { Route } from "./+types/services.ts";
import { arrangeCards } from "./arrange-cards.ts";
import { ServiceCard } from "./service-card.tsx";
import { ServicesFilter } from "./services-filter.tsx";
import { ServicesHero } from "./services-hero.tsx";

export const handle = { js: "islands" } as const;

/** Services of the category that the address names (spec site.md §2); an unknown category shows all. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const asked = new URL(request.url).searchParams.get("category");
  const category = categories.find(({ id }) => id === asked) ?? null;
  const all = await translateErrors(() => listServices(deps));
  const services = category ? all.filter((service) => service.category === category.id) : all;
  const counted = categories.map((one) => ({
    ...one,
    count: all.filter((service) => service.category === one.id).length,
  }));
  const anchors = Object.fromEntries(serviceAnchors.map((one) => [one.serviceId, one.anchor]));
  return {
    publicUrl: deps.publicUrl,
    testMode: deps.orders.payments.mode === "test",
    category,
    services,
    total: all.length,
    categories: counted,
    anchors,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { category, publicUrl, services } = loaderData;
  return pageMeta({
    title: category ? `${category.name} services` : "Services",
    description: category
      ? `${category.summary} Fixed starting prices, delivery times and quotes.`
      : "AI, web, trading, forms and marketing services with fixed starting prices, credits and delivery times. Buy online or ask for a quote.",
    path: paths.services(category?.id),
    publicUrl,
    ...(category ? { crumbs: [{ name: "Services", path: paths.services() }] } : {}),
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "ItemList",
        itemListElement: services.map((service, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name: service.title,
          url: new URL(paths.service(service.id), publicUrl).href,
        })),
      },
    ],
  });
};

export default function Services({ loaderData }: Route.ComponentProps) {
  const { category, services, total, anchors } = loaderData;
  const { cards, left } = arrangeCards(services, (service) => service.featured);
  return (
    <div className="services">
      <ServicesHero />
      <ServicesFilter
        categories={loaderData.categories}
        current={category?.id ?? null}
        total={total}
      />
      <section className="band services__list" aria-labelledby="services-shown">
        <div className="services__head">
          <h2 id="services-shown">{category?.name ?? "All Services"}</h2>
          {category ? <p className="text-ink-soft">{category.summary}</p> : null}
        </div>
        {services.length === 0 ? (
          <EmptyState
            action={
              <ButtonLink href={paths.quote()} data-opens="quote">
                Ask for a quote
              </ButtonLink>
            }
          >
            <p>
              Nothing is on offer here right now. Tell us what you need, and we’ll price it for you.
            </p>
          </EmptyState>
        ) : (
          <ul className="services__grid">
            {cards.map((service) => (
              <ServiceCard
                key={service.id}
                service={service}
                category={categories.find(({ id }) => id === service.category)}
                anchor={anchors[service.id]}
              />
            ))}
            {left > 0 ? (
              <li className={`services__ask services__ask--${left}`}>
                <EmptyState
                  action={
                    <ButtonLink href={paths.quote()} variant="quiet" data-opens="quote">
                      Ask for a quote
                    </ButtonLink>
                  }
                >
                  <p>Need something in between? Describe it in one sentence.</p>
                </EmptyState>
              </li>
            ) : null}
          </ul>
        )}
      </section>
      <ClosingCall
        title="Not sure which one?"
        actions={
          <>
            <ButtonLink href={`${paths.services()}#all-services`} variant="quiet" size="large">
              Browse All Services
            </ButtonLink>
            <ButtonLink href={paths.contact()} size="large">
              Contact Our Team
            </ButtonLink>
          </>
        }
      >
        <p>
          Describe what should work better. We’ll tell you which service does it, or that none does.
        </p>
      </ClosingCall>
      <ShopIslands testMode={loaderData.testMode} />
    </div>
  );
}

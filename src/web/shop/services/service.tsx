import { categories, services as builtServices } from "#content/catalogue.ts";
import type { Service } from "#domain/catalogue/contract.ts";
import { findService, listServices, relatedServices } from "#domain/catalogue/index.ts";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { pagePicture } from "../../kit/page-picture.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ClosingCall } from "../../site/closing-call.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ThreadEdge, ThreadGap } from "../../ui/ThreadRun.tsx";
import { ShopIslands } from "../shop-islands.tsx";
import type { Route } from "./+types/service.ts";
import { ServiceBadges } from "./service-badges.tsx";
import { ServiceDetails } from "./service-details.tsx";
import { serviceJsonLd } from "./service-json-ld.ts";
import { QuoteLink } from "./service-links.tsx";
import { ServicePurchase } from "./service-purchase.tsx";
import { ServiceRelated } from "./service-related.tsx";

export const handle = { js: "islands" } as const;

/** One service with its category and up to three related ones; an unknown id is a 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { service, related } = await translateErrors(async () => {
    const found = await findService(deps, params.id);
    return { service: found, related: relatedServices(found, await listServices(deps)) };
  });
  return {
    publicUrl: deps.publicUrl,
    testMode: deps.orders.payments.mode === "test",
    service,
    category: categories.find(({ id }) => id === service.category),
    related,
  };
}

/** A service that was added after the build shows its category's picture. */
const servicePicture = ({ id, category }: Pick<Service, "id" | "category">) =>
  pagePicture(
    builtServices.some((built) => built.id === id) ? paths.service(id) : paths.services(category),
  );

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [{ title: "Page not found" }];
  const { service, category, publicUrl } = loaderData;
  return pageMeta({
    title: service.title,
    description: service.description,
    path: paths.service(service.id),
    publicUrl,
    crumbs: [
      { name: "Services", path: paths.services() },
      ...(category ? [{ name: category.name, path: paths.services(category.id) }] : []),
    ],
    picture: servicePicture(service),
    jsonLd: serviceJsonLd(service, category, publicUrl),
  });
};

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, category, related } = loaderData;
  return (
    <div className="detail">
      <div className="detail__through">
        <ThreadGap className="detail__entry" />
        <ThreadEdge className="detail__side" />
        <div className="band detail__grid">
          <div className="detail__head">
            <nav aria-label="Breadcrumb">
              <ol className="crumbs">
                <li>
                  <a href={paths.services()}>Services</a>
                </li>
                {category ? (
                  <li>
                    <a href={paths.services(category.id)}>{category.name}</a>
                  </li>
                ) : null}
                <li aria-current="page">{service.title}</li>
              </ol>
            </nav>
            <h1>{service.title}</h1>
            <p className="section__lede">{service.description}</p>
            <ServiceBadges service={service} category={category} />
          </div>
          <ServicePurchase service={service} />
          <div className="detail__parts">
            <ServiceDetails service={service} />
          </div>
        </div>
        <ServiceRelated services={related} />
      </div>
      <ClosingCall
        title="Need more than the options offer?"
        actions={
          <>
            <ButtonLink href={paths.services()} variant="quiet" size="large">
              All Services
            </ButtonLink>
            <QuoteLink service={service} size="large" />
          </>
        }
      >
        <p>
          Tell us what you need from {service.title}. You get one firm total, and pay nothing before
          you agree.
        </p>
      </ClosingCall>
      <ShopIslands testMode={loaderData.testMode} />
    </div>
  );
}

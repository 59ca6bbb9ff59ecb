import { listServices } from "#domain/catalogue/index.ts";
import { QuickAccess } from "../help/quick-access.tsx";
import { depsContext } from "../kit/context.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import { CategoryDrawing } from "../site/category-drawing.tsx";
import { PageHead } from "../ui/AppFrame.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ArrowRight, Clock } from "../ui/icons.tsx";
import { Price } from "../ui/Price.tsx";
import type { Route } from "./+types/projects.ts";

/** What will be designed here (spec studio.md §1), in the drawing's order, and the service that builds it today. */
const kinds = [
  {
    name: "Chatbots",
    text: "An assistant that answers your customers from your own texts.",
    serviceId: "gpt4-chatbot",
  },
  {
    name: "AI video agents",
    text: "An avatar that speaks the script you write, in your colours.",
    serviceId: "ai-video-1min",
  },
  {
    name: "Automations",
    text: "Triggers and steps that pass work on between your programs.",
    serviceId: "workflow-automation",
  },
];

/**
 * The studio's entrance (spec studio.md §2.3). Projects begin with the designers, so that there is none yet,
 * nothing to search, and no button that would open one.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  const offers = kinds.flatMap((kind) => {
    const service = services.find(({ id }) => id === kind.serviceId);
    if (!service) return [];
    const { title, deliveryTime, priceRange } = service;
    return [{ ...kind, title, deliveryTime, priceUsdCents: priceRange.minCents }];
  });
  return { publicUrl: deps.publicUrl, offers };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "AI Design Studio",
        description: "Your AI projects.",
        path: paths.studio(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

export default function Projects({ loaderData: { offers } }: Route.ComponentProps) {
  return (
    <div className="studio">
      <PageHead
        title="AI Design Studio"
        lede="Here you will design chatbots, video agents and automations yourself. The designers aren't open yet."
      />
      <section aria-labelledby="projects">
        <h2 className="studio__title" id="projects">
          Your projects
        </h2>
        <EmptyState
          action={
            <ButtonLink href={paths.services("ai-automation")} iconAfter={<ArrowRight />}>
              See what we build today
            </ButtonLink>
          }
        >
          <p className="text-5 font-medium">No AI projects found</p>
          <p className="text-ink-soft">Your projects will appear here once the designers open.</p>
        </EmptyState>
      </section>
      {offers.length > 0 ? <Offers offers={offers} /> : null}
      <QuickAccess />
    </div>
  );
}

type Offer = Route.ComponentProps["loaderData"]["offers"][number];

/** The three kinds under the thread that runs through them, each with the service that can be bought. */
const Offers = ({ offers }: { offers: Offer[] }) => (
  <section className="studio__offers" aria-labelledby="offers">
    <h2 className="studio__title" id="offers">
      Until then we build them for you
    </h2>
    {offers.length === kinds.length ? (
      <div className="studio__drawing">
        <CategoryDrawing id="ai-automation" />
      </div>
    ) : null}
    <ul className="studio__kinds">
      {offers.map(({ name, text, serviceId, title, deliveryTime, priceUsdCents }) => (
        <li key={serviceId} className="studio__kind">
          <h3>{name}</h3>
          <p className="text-ink-soft">{text}</p>
          <p className="studio__price">
            <Price cents={priceUsdCents} before="from" />
            <span className="studio__time">
              <Clock size={16} /> {deliveryTime}
            </span>
          </p>
          <p>
            <a href={paths.service(serviceId)}>{title}</a>
          </p>
        </li>
      ))}
    </ul>
  </section>
);

import { brand } from "#content/brand.ts";
import { partnerRules, partnerships } from "#content/partners.ts";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { ClosingCall } from "../closing-call.tsx";
import type { Route } from "./+types/partners.ts";
import { CompanyHero, CompanyPage } from "./company-page.tsx";

export const handle = { js: "none" } as const;

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(depsContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Partners",
        description: `Refer clients, deliver together, or connect your product: how companies work with ${brand.name}.`,
        path: paths.partners(),
        publicUrl: loaderData.publicUrl,
      })
    : [];

/** Two lines that come from apart, wind round each other and go on as one: theirs in ink, ours in the accent. */
const Braid = () => (
  <svg className="company__braid" viewBox="0 0 420 160" aria-hidden="true">
    <path
      className="thread thread--ink drawing"
      d="M0 24c70 0 80 112 140 112s60-88 110-88 46 56 90 56"
      vectorEffect="non-scaling-stroke"
    />
    <path
      className="thread drawing"
      d="M0 136c70 0 80-112 140-112s60 88 110 88 46-8 90-8h76"
      vectorEffect="non-scaling-stroke"
    />
    <circle className="thread-knot" cx="340" cy="104" r="3" />
  </svg>
);

/** Three ways to work together, and what goes for each (design, links without a page). */
export default function Partners() {
  return (
    <CompanyPage
      call={
        <ClosingCall
          title="Tell us about one client."
          actions={
            <ButtonLink href={paths.contact("partnership")} size="large">
              Propose a partnership
            </ButtonLink>
          }
        >
          <p>One real case is the quickest way to find out whether we are a good fit.</p>
        </ClosingCall>
      }
    >
      <CompanyHero
        title={
          <>
            <span className="max-md:block">Your clients ask for AI.</span>{" "}
            <span className="max-md:block">You don’t have to build it.</span>
          </>
        }
        lede="You can refer clients to us, sell our work under your name, or connect your product. Either way, it is clear who does what."
      >
        <Braid />
      </CompanyHero>
      <Section title="Three ways to work together" className="company__part">
        <div className="company__partnerships">
          {partnerships.map(({ id, title, suits, you, we }) => (
            <article key={id} className="company__partnership" aria-labelledby={id}>
              <div>
                <h3 id={id}>{title}</h3>
                <p className="company__role">{suits}</p>
              </div>
              <dl>
                <div>
                  <dt>You</dt>
                  <dd>{you}</dd>
                </div>
                <div>
                  <dt>We</dt>
                  <dd>{we}</dd>
                </div>
              </dl>
            </article>
          ))}
        </div>
      </Section>
      <Section title="Rules for every partnership" className="company__part">
        <ul className="company__rules">
          {partnerRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="company__more">
          You can find our prices with <a href={paths.services()}>our services</a>.
        </p>
      </Section>
    </CompanyPage>
  );
}

import { contact } from "#content/brand.ts";
import { areOpeningsSample, hiringSteps, openings, workingHere } from "#content/careers.ts";
import { depsContext } from "../../kit/context.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Section } from "../../ui/Section.tsx";
import { ClosingCall } from "../closing-call.tsx";
import { ArrowDown } from "../icons.tsx";
import type { Route } from "./+types/careers.ts";
import { CompanyHero, CompanyPage } from "./company-page.tsx";
import { OpeningEntry } from "./opening-entry.tsx";
import { StepList } from "./step-list.tsx";

export const handle = { js: "none" } as const;

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(depsContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Careers",
        description:
          "Remote work on automations, bots, websites and scripts: open roles and how we hire.",
        path: paths.careers(),
        publicUrl: loaderData.publicUrl,
      })
    : [];

const mailTo = (subject: string) =>
  `mailto:${contact.email.support}?${new URLSearchParams({ subject }).toString().replaceAll("+", "%20")}`;

/** Open roles, how it is to work here, and how we hire (design, links without a page). */
export default function Careers() {
  return (
    <CompanyPage
      call={
        <ClosingCall
          title="Not on the list?"
          actions={
            <ButtonLink href={mailTo("Open application")} size="large">
              Write to us
            </ButtonLink>
          }
        >
          <p>
            Tell us what you would do here that no one does yet, and show us one thing you made.
          </p>
        </ClosingCall>
      }
    >
      <CompanyHero
        title="Build things that give people their afternoons back."
        lede="We are a small remote team. You would talk to clients, build for them, and see the difference it makes."
      >
        {openings.length > 0 ? (
          <ul className="company__roles" aria-label="Open roles">
            {openings.map(({ id, title, terms }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>
                    <span className="company__role-name">{title}</span>
                    <span className="company__role">{terms}</span>
                  </span>
                  <ArrowDown />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </CompanyHero>
      <Section title="What it’s like here" className="company__part">
        <dl className="company__values">
          {workingHere.map(({ title, text }) => (
            <div key={title}>
              <dt className="display">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="open-roles" title="Open roles" className="company__part">
        {openings.length > 0 ? (
          <>
            {openings.map((opening) => (
              <OpeningEntry
                key={opening.id}
                opening={opening}
                applyHref={mailTo(`Application: ${opening.title}`)}
              />
            ))}
            {areOpeningsSample ? (
              <p className="company__note">Sample roles until the provider adds its own.</p>
            ) : null}
          </>
        ) : (
          <EmptyState
            action={<ButtonLink href={mailTo("Open application")}>Write to us</ButtonLink>}
          >
            <p>No role is open right now. We read open applications all year.</p>
          </EmptyState>
        )}
      </Section>
      <Section title="How we hire" className="company__part">
        <StepList steps={hiringSteps} />
      </Section>
    </CompanyPage>
  );
}

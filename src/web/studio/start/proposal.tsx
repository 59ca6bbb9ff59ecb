import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { typeOffers } from "#content/studio-start/types.ts";
import { type ServiceTemplate, serviceTypes } from "#domain/projects/contract.ts";
import type { ProposedProject, Proposer, Reason } from "#domain/projects/index.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { ProjectPreview } from "../project-preview.tsx";
import type { SentenceChoice } from "./read-start.ts";
import type { Origin } from "./sentence-form.tsx";

type Choice = Extract<SentenceChoice, { kind: "project" }>;
/** Who made a proposal, for whoever decides about it. */
const proposers: Readonly<Record<Proposer, string>> = {
  model: "Written by AI from your sentence. Check the texts before you publish.",
  rules: "Made by fixed rules from your sentence and our templates, without AI.",
  "rules-limit":
    "Made by fixed rules, without AI: today’s AI limit is reached. You can try again tomorrow.",
  "rules-unavailable":
    "Made by fixed rules, because the AI service isn’t answering. Send your sentence again later for a fuller version.",
  "rules-unreadable":
    "Made by fixed rules, because the AI service’s answer couldn’t be used. Send your sentence again to retry.",
};

type Configured = Pick<ProposedProject, "name" | "configuration" | "serviceType">;

/** The first version as it would look, with its reasons beside it; nothing is created yet. */
export function Proposal({
  choice,
  sentence,
  origin,
}: {
  choice: Choice;
  sentence: string;
  origin: Origin;
}) {
  const { proposal, configuration, serviceType, templateId, reasons, by } = choice;
  return (
    <Shown
      title={proposal.name}
      type={typeOffers[serviceType].name}
      configured={{ name: proposal.name, configuration, serviceType }}
    >
      <p className="proposal__type">{proposers[by]}</p>
      <Reasons reasons={reasons} />
      <Create label="Create project">
        <input type="hidden" name="intent" value="proposal" />
        <input type="hidden" name="proposal" value={JSON.stringify(proposal)} />
        <input type="hidden" name="template" value={templateId ?? ""} />
      </Create>
      <OtherTypes
        title="Make it something else"
        sentence={sentence}
        origin={origin}
        except={serviceType}
      />
    </Shown>
  );
}

/** A template as it would look. */
export const ChosenTemplate = ({ template }: { template: ServiceTemplate }) => (
  <Shown title={template.name} type={typeOffers[template.serviceType].name} configured={template}>
    <p>{template.description}</p>
    <Create label="Use this template">
      <input type="hidden" name="intent" value="template" />
      <input type="hidden" name="template" value={template.id} />
    </Create>
    <p>
      <Link to={paths.studioStart()}>Back to all templates</Link>
    </p>
  </Shown>
);

/** Nothing was understood: the person chooses, nothing is guessed. */
export const AskedBack = ({
  text,
  sentence,
  origin,
}: {
  text: string;
  sentence: string;
  origin: Origin;
}) => (
  <section className="studio-start__asked" aria-labelledby="asked-back">
    <h2 className="studio__title" id="asked-back">
      {text}
    </h2>
    <TypeLinks sentence={sentence} origin={origin} />
  </section>
);

export function Shown({
  title,
  type,
  configured,
  children,
}: {
  title: string;
  type: string;
  configured: Configured;
  children: ReactNode;
}) {
  return (
    <section className="proposal" aria-labelledby="proposal">
      <div className="proposal__preview">
        <ProjectPreview
          key={JSON.stringify(configured.configuration)}
          name={configured.name}
          type={configured.serviceType}
          configuration={configured.configuration}
        />
      </div>
      <div className="proposal__side">
        <p className="proposal__type">{type}</p>
        <h2 className="studio__title" id="proposal">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <>
    <h3 className="proposal__heading">Why it looks like this</h3>
    <ul className="proposal__reasons">
      {reasons.map(({ text }, at) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  </>
);

export function Create({ label, children }: { label: string; children: ReactNode }) {
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formMethod === "POST";
  return (
    <Form method="post" encType="multipart/form-data">
      {children}
      <Button type="submit" busy={isBusy}>
        {isBusy ? "Creating…" : label}
      </Button>
    </Form>
  );
}

const OtherTypes = ({
  title,
  ...rest
}: {
  title: string;
  sentence: string;
  origin: Origin;
  except: string;
}) => (
  <details className="proposal__others">
    <summary>{title}</summary>
    <TypeLinks {...rest} />
  </details>
);

const TypeLinks = ({
  sentence,
  origin,
  except,
}: {
  sentence: string;
  origin: Origin;
  except?: string;
}) => (
  <ul className="studio-start__types">
    {serviceTypes
      .filter((type) => type !== except)
      .map((type) => (
        <li key={type}>
          <Link to={paths.studioStart({ sentence, as: type, ...origin })}>
            {typeOffers[type].name}
          </Link>
          <span>{typeOffers[type].text}</span>
        </li>
      ))}
  </ul>
);

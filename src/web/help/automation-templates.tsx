import {
  automationBenefits,
  automationPlatforms,
  automationTemplates,
} from "#content/automation-templates.ts";
import { counted, listed } from "#content/words.ts";
import { leadsSomewhere, paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ArrowRight, Clock } from "../ui/icons.tsx";
import { LevelMark } from "./level-mark.tsx";
import { WorkflowDrawing } from "./workflow-drawing.tsx";

/** The list of everything that can be begun from, beside automations. */
const allTemplates = "/resources/ai-service-templates";

/** What can be done from this page without reading it to its end (spec studio.md §2.8). */
export function AutomationActions() {
  const all = leadsSomewhere(allTemplates) ? allTemplates : "#the-templates";
  return (
    <p className="automation__actions">
      <ConsultationLink />
      <ButtonLink href={all} variant="plain" iconAfter={<ArrowRight />}>
        View All Templates
      </ButtonLink>
    </p>
  );
}

/** To the free times of a conversation with a person (spec studio.md §2.8). */
export const ConsultationLink = () => (
  <ButtonLink href={paths.demo()}>Schedule Consultation</ButtonLink>
);

/** Each template with its drawing; it opens in the studio, or is asked for as a quote. */
export const AutomationTemplates = () => (
  <div className="templates">
    {automationTemplates.map(
      ({ id, title, description, complexity, timeMinutes, color, steps, tools }) => (
        <section key={id} id={id} className="template" aria-labelledby={`${id}-title`}>
          <div className="template__head">
            <h3 id={`${id}-title`} className={`stitch stitch--${color}`}>
              {title}
            </h3>
            <p className="template__facts">
              <LevelMark level={complexity} />
              <span className="figures">
                <Clock size={16} /> {counted(timeMinutes, "minute")} to set up
              </span>
            </p>
            <p className="template__text">{description}</p>
          </div>
          <WorkflowDrawing steps={steps} />
          <div className="template__foot">
            <p>Connects {listed(tools)}.</p>
            <ButtonLink href={paths.studioStart({ template: id })} variant="quiet">
              Use This Template<span className="sr-only">: {title}</span>
            </ButtonLink>
            <ButtonLink href={paths.quote({ template: id })} variant="plain">
              Have us build it<span className="sr-only">: {title}</span>
            </ButtonLink>
          </div>
        </section>
      ),
    )}
  </div>
);

/** The three programs in which such flows run, and how each charges. */
export const AutomationPlatforms = () => (
  <ul className="platforms">
    {automationPlatforms.map(({ id, name, description, features, pricing, pricingUrl }) => (
      <li key={id}>
        <h3>{name}</h3>
        <p>{description}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className="platforms__pricing">
          {pricing} <a href={pricingUrl}>{name}: prices</a>
        </p>
      </li>
    ))}
  </ul>
);

/** The provider's own figures, said as that (spec studio.md §2.7). */
export const AutomationBenefits = () => (
  <dl className="automation__benefits">
    {automationBenefits.map(({ figure, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="figures">{figure}</dd>
      </div>
    ))}
  </dl>
);

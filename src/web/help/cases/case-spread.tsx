import type { CaseChart, CaseStudy } from "#content/case-studies.ts";
import { counted } from "#content/words.ts";
import type { Scope } from "#domain/catalogue/contract.ts";
import { paths } from "../../paths.ts";
import { Price } from "../../ui/Price.tsx";
import { CaseDrawing } from "./case-drawing.tsx";

/** What a case bought, as the catalogue has it today; null where it is no longer on offer. */
export type Bought = { serviceId: string; serviceTitle: string; scope: Scope } | null;

/** How each drawing is read. */
const captions: Record<CaseChart["kind"], string> = {
  weeks: "Conversations per week. The coloured line marks those that needed no person.",
  steps: "Minutes per enquiry. The box is the work by hand, the coloured line what is left of it.",
  curves:
    "The account at the end of each quarter: the dark line without costs, the coloured line with costs.",
};

/** One case over the width of the page: its drawing and figures first, then how it went. */
export function CaseSpread({ study, bought }: { study: CaseStudy; bought: Bought }) {
  return (
    <article className="band case" id={study.id} aria-labelledby={`${study.id}-title`}>
      <header className="case__head">
        <h2 id={`${study.id}-title`}>{study.title}</h2>
        <p className="case__client">{study.client}</p>
      </header>
      <figure className="case__figure">
        <CaseDrawing chart={study.chart} alt={study.imageAlt} />
        <figcaption>{captions[study.chart.kind]}</figcaption>
      </figure>
      <ul className="case__results" aria-label="Results">
        {study.results.map(({ figure, label }) => (
          <li key={label}>
            <span className="case__number figures">{figure}</span> {label}
          </li>
        ))}
      </ul>
      <div className="case__story">
        <h3>Challenge</h3>
        {study.challenge.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h3>Solution</h3>
        {study.solution.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h3>What we learned</h3>
        <p>{study.lesson}</p>
      </div>
      <div className="case__way">
        <h3>How it went</h3>
        <ol>
          {study.timeline.map(({ day, text }) => (
            <li key={day}>
              <span className="case__day figures">Day {day}</span> {text}
            </li>
          ))}
        </ol>
        {bought ? <BoughtScope {...bought} /> : null}
      </div>
    </article>
  );
}

function BoughtScope({ serviceId, serviceTitle, scope }: NonNullable<Bought>) {
  return (
    <div className="case__bought">
      <p>
        Bought: <a href={paths.service(serviceId)}>{serviceTitle}</a>, {scope.name}
      </p>
      <p className="case__price">
        <Price cents={scope.priceCents} after="today" />
        <span>delivery within {counted(scope.deliveryDays, "day")}</span>
      </p>
    </div>
  );
}

import type { FieldChart } from "#domain/forms/contract.ts";
import type { FormField } from "#domain/projects/configuration/form-interface.ts";

type Props = { charts: readonly FieldChart[]; fields: readonly FormField[] };

/** Each question with what was answered: lines with their figures beside them. Texts are in the table. */
export function AnswerCharts({ charts, fields }: Props) {
  const drawn = charts.filter(({ kind, answered }) => kind !== "texts" && answered > 0);
  if (drawn.length === 0) return null;
  return (
    <div className="form-answers__charts">
      {drawn.map((chart) => (
        <section key={chart.fieldId} className="form-answers__chart">
          <h2>{fields.find(({ id }) => id === chart.fieldId)?.name}</h2>
          {chart.kind === "bars" ? <Bars {...chart} /> : null}
          {chart.kind === "numbers" ? <Numbers {...chart} /> : null}
        </section>
      ))}
    </div>
  );
}

function Bars({ bars, answered }: Extract<FieldChart, { kind: "bars" }>) {
  return (
    <>
      <dl className="form-answers__bars">
        {bars.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg aria-hidden="true">
                <line x1="0" x2="100%" y1="50%" y2="50%" className="form-answers__ground" />
                {count > 0 ? (
                  <line x1="0" x2={`${(count / answered) * 100}%`} y1="50%" y2="50%" />
                ) : null}
              </svg>
              <span className="figures">
                {count} <small>{Math.round((count / answered) * 100)}%</small>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="form-answers__note">{answered} answered</p>
    </>
  );
}

const figure = (value: number) => String(Math.round(value * 100) / 100);

function Numbers({ mean, min, max, answered }: Extract<FieldChart, { kind: "numbers" }>) {
  return (
    <>
      <p className="form-answers__mean figures">
        {figure(mean)} <small>on average</small>
      </p>
      <p className="form-answers__note figures">
        From {figure(min)} to {figure(max)}, {answered} answered
      </p>
    </>
  );
}

import { delivery, guarantees, replies } from "#content/promises.ts";
import { Section } from "../../ui/Section.tsx";
import { ThreadEdge } from "../../ui/ThreadRun.tsx";

const steps = (serviceCount: number) => [
  {
    figure: serviceCount > 0 ? String(serviceCount) : null,
    unit: "services",
    title: "Choose, or ask",
    text: "Take a service at its fixed price, or say in one sentence what you need.",
  },
  {
    figure: String(replies.quoteHours),
    unit: "hours",
    title: "Know the price",
    text: "Your quote arrives within this time. You pay nothing before you agree.",
  },
  {
    figure: String(replies.kickoffContactHours),
    unit: "hours",
    title: "We begin",
    text: "After your order, we contact you within this time to agree on a start date.",
  },
  {
    figure: delivery.simple.text.replace(/ .*/, ""),
    unit: "days",
    title: "You get it",
    text: `For simple work. Custom work takes ${delivery.custom.text}, a complex app ${delivery.complexApp.text}.`,
  },
  {
    figure: String(guarantees.supportDays),
    unit: "days",
    title: "We stay with you",
    text: "Every order includes support after delivery.",
  },
];

/** How an order goes: five knots on the thread. Each figure is a promise of `content/promises.ts`. */
export function HomeWay({ serviceCount }: { serviceCount: number }) {
  return (
    <Section className="way" title="How your order works">
      <div className="way__line">
        <ThreadEdge className="way__entry" />
        <ThreadEdge className="way__exit" />
        <ol className="way__steps">
          {steps(serviceCount).map(({ figure, unit, title, text }) => (
            <li key={title} className="way__step">
              {figure === null ? null : (
                <p className="way__figure figures">
                  {figure} <span>{unit}</span>
                </p>
              )}
              <h3>{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

import { Quote } from "../../ui/icons.tsx";
import { CreditCard, Lifebuoy, Package } from "../icons.tsx";

/** The four badges, word for word (spec site.md §2, Services page). */
const badges = [
  { label: "Stripe Integration Ready", Icon: CreditCard },
  { label: "AI Quote System", Icon: Quote },
  { label: "Professional Delivery", Icon: Package },
  { label: "30-Day Support", Icon: Lifebuoy },
];

/** What this page is, with the four badges in the narrow column. */
export function ServicesHero() {
  return (
    <section className="band services__hero" aria-labelledby="services-title">
      <div className="services__intro">
        <h1 id="services-title">Every service, with its price.</h1>
        <p className="section__lede">
          Choose the smallest size that helps, buy it today, and know when you will have it. For
          anything larger, ask for a quote: one firm total before you pay.
        </p>
      </div>
      <ul className="services__badges">
        {badges.map(({ label, Icon }) => (
          <li key={label}>
            <Icon />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

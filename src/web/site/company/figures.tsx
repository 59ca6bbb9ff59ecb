import { claims, unconfirmedClaimsNote } from "#content/brand.ts";

/** The claims that are about the company itself, in the order shown; results for clients stand on the home page. */
const shownClaims = ["projects", "clients", "countries", "remote", "ai-support"];

const shown = shownClaims.flatMap((id) => claims.find((claim) => claim.id === id) ?? []);

/** What can be counted, counted; then the provider's own words about its past (spec site.md §2, About: stats). */
export function Figures({
  serviceCount,
  categoryCount,
}: {
  serviceCount: number;
  categoryCount: number;
}) {
  const isUnconfirmed = shown.some((claim) => !claim.confirmed);
  return (
    <div className="company__figures">
      <dl>
        <div className="company__figure company__figure--first">
          <dt>services in {categoryCount} categories, each with its price</dt>
          <dd className="figures">{serviceCount}</dd>
        </div>
        {shown.map(({ id, figure, label }) => (
          <div key={id} className="company__figure">
            <dt>{label}</dt>
            <dd className="figures">{figure}</dd>
          </div>
        ))}
      </dl>
      {isUnconfirmed ? <p className="company__note">{unconfirmedClaimsNote}</p> : null}
    </div>
  );
}

import type { QuotePosition, QuoteView } from "#domain/quotes/contract.ts";
import { lineCents } from "#domain/quotes/rules.ts";
import { formatUsd } from "#kit/money.ts";
import { capital } from "../../kit/words/offer-words.ts";
import { paths } from "../../paths.ts";

const amount = (cents: number | null) =>
  cents === null ? <span className="positions__waits">awaiting a price</span> : formatUsd(cents);

/** A quote's positions with what each costs, and the firm total or how far it is known. */
export function QuotePositions({
  quote: { positions, totalCents, range },
}: {
  quote: Pick<QuoteView, "positions" | "totalCents" | "range">;
}) {
  return (
    <table className="positions">
      <caption className="sr-only">Positions of this quote</caption>
      <thead>
        <tr>
          <th scope="col">Position</th>
          <th scope="col" className="is-figure">
            Quantity
          </th>
          <th scope="col" className="is-figure">
            Price each
          </th>
          <th scope="col" className="is-figure">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {positions.map((position) => (
          <tr key={position.id}>
            <th scope="row" className="positions__what">
              <PositionText position={position} />
            </th>
            <td className="is-figure" data-title="Quantity">
              {position.quantity}
            </td>
            <td className="is-figure" data-title="Price each">
              {amount(position.unitCents)}
            </td>
            <td className="is-figure" data-title="Amount">
              {amount(lineCents(position))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {totalCents === null
              ? "Subtotal, without positions awaiting a price"
              : "Total, in US dollars"}
          </th>
          <td className="is-figure positions__total">{formatUsd(totalCents ?? range.minCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function PositionText({ position }: { position: QuotePosition }) {
  const { title, description, serviceId, reason, delivery } = position;
  return (
    <>
      <span className="positions__title">
        {serviceId ? <a href={paths.service(serviceId)}>{title}</a> : title}
      </span>
      {description ? <span className="positions__text">{description}</span> : null}
      {reason ? <span className="positions__text">Why: {reason}</span> : null}
      {delivery ? (
        <span className="positions__text">
          {delivery.startsWith("within ") ? `Delivered ${delivery}` : capital(delivery)}
        </span>
      ) : null}
    </>
  );
}

import { tillCards } from "../kit/words/till-cards.ts";
import type { Facts } from "./facts.ts";
import { Table } from "./table.tsx";

/** The test till's cards, where it is the one that takes payments here; with Stripe's keys there is none. */
export function TestCards({ payments }: { payments: Facts["payments"] }) {
  if (payments !== "test-till")
    return (
      <p>
        This site takes real payments, so there is no test payment page. A test order costs real
        money.
      </p>
    );
  return (
    <Table
      caption="Test cards; use any future date and any three digits"
      head={["Number", "What happens"]}
      rows={tillCards.map(({ number, outcome }) => [<code key={number}>{number}</code>, outcome])}
    />
  );
}

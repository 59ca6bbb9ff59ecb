import { tillCards } from "../shop/till-cards.ts";
import type { Facts } from "./facts.ts";
import { Table } from "./table.tsx";

/** The test till's cards, where it is the one that takes payments here; with Stripe's keys there is none. */
export function TestCards({ payments }: { payments: Facts["payments"] }) {
  if (payments !== "test-till")
    return (
      <p>
        This site takes real payments, so that there is no till to try. A test order costs money
        here.
      </p>
    );
  return (
    <Table
      caption="Cards of the test till, with any date to come and any three digits"
      head={["Number", "What happens"]}
      rows={tillCards.map(({ number, outcome }) => [<code key={number}>{number}</code>, outcome])}
    />
  );
}

import { Island } from "../islands/Island.tsx";

/**
 * The checkout panel and the quote dialog, once per page that opens them. `testMode` (from
 * `deps.orders.payments.mode === "test"`) lets the panel say with whom one pays.
 */
export function ShopIslands({ testMode }: { testMode?: boolean }) {
  return (
    <>
      <Island name="checkout" when="intent" props={testMode === undefined ? {} : { testMode }} />
      <Island name="quote" when="intent" props={{}} />
    </>
  );
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { readMoney } from "./read-money.ts";

const amountsIn = (text: string) =>
  readMoney(text).map(({ amount, currency }) => [amount, currency]);

test.each<[string, [number, string | null][]]>([
  ["I have $2,500", [[2500, "USD"]]],
  ["1.200,50 €", [[1200.5, "EUR"]]],
  ["€1,200.50 at most", [[1200.5, "EUR"]]],
  ["two grand", [[2000, null]]],
  ["around 2k USD", [[2000, "USD"]]],
  ["budget is 2k", [[2000, null]]],
  ["800 Dollar", [[800, "USD"]]],
  ["mil dólares", [[1000, "USD"]]],
  ["mille deux cents euros", [[1200, "EUR"]]],
  ["£750", [[750, "GBP"]]],
  ["CHF 900", [[900, "CHF"]]],
  [
    "C$400 or A$ 500",
    [
      [400, "CAD"],
      [500, "AUD"],
    ],
  ],
  ["$500-800", [[800, "USD"]]],
  ["between 500 and 800 dollars", [[800, "USD"]]],
  ["$500 to $800", [[800, "USD"]]],
  ["2.500 $", [[2500, "USD"]]],
  ["500 bucks", [[500, "USD"]]],
  ["8 pages and 3 forms", []],
  ["a portal for 1k clients", []],
  ["2k for everything", [[2000, null]]],
  ["a dollar sign", []],
])("%j is read as %j", (text, expected) => {
  expect(amountsIn(text)).toEqual(expected);
});

test("any amount is read back in its currency, however it is written", () => {
  const written = fc.constantFrom<readonly [(figure: string) => string, string]>(
    [(figure) => `$${figure}`, "USD"],
    [(figure) => `${figure} €`, "EUR"],
    [(figure) => `EUR ${figure}`, "EUR"],
    [(figure) => `£${figure}`, "GBP"],
    [(figure) => `${figure} dollars`, "USD"],
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), written, (amount, [write, currency]) => {
      expect(amountsIn(`We can pay ${write(amount.toLocaleString("en-US"))} for it`)).toEqual([
        [amount, currency],
      ]);
    }),
  );
});

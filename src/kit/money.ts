const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Money as people read it: `35000` → `$350`, `120050` → `$1,200.50`. Input in integer cents. */
export function formatUsd(cents: number): string {
  return cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100);
}

/** Dollars as written in content files → integer cents; throws on fractions of a cent. */
export function usd(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (Math.abs(cents - dollars * 100) > 1e-6 || cents < 0)
    throw new RangeError(`Not an amount: ${dollars}`);
  return cents;
}

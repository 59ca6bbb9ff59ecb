const count = new Intl.NumberFormat("en-US");

/** Credits as written beside a price: `1500` → `1,500 credits`. They are a unit of size, not of money. */
export const creditsText = (credits: number): string =>
  `${count.format(credits)} ${credits === 1 ? "credit" : "credits"}`;

/** The first letter large: a promise such as `within 3 days` at the start of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

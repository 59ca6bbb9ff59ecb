/** Some of a long list, evenly spread, the first among them; in the long run all of it. */
export const sampled = <T>(list: readonly T[], every: number): readonly T[] =>
  process.env["TEST_LONG"] ? list : list.filter((_, index) => index % every === 0);

export type Skip = { name: string; reason: string | null };
export type Counts = { passed: number; failed: number; skipped: Skip[] };

export const nothing: Counts = { passed: 0, failed: 0, skipped: [] };
export const onePassed: Counts = { passed: 1, failed: 0, skipped: [] };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: [] };

export const sum = (all: Counts[]): Counts =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: [...a.skipped, ...b.skipped],
    }),
    nothing,
  );

/** The last line of every run; build machines read it. */
export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`;

/** A run in which nothing ran has shown nothing. */
export const isGood = ({ passed, failed }: Counts): boolean => failed === 0 && passed > 0;

/** A test that is skipped without saying why counts as failed: it would be forgotten. */
export function refuseSilentSkips({ passed, failed, skipped }: Counts): Counts {
  const silent = skipped.filter((skip) => skip.reason === null).length;
  return {
    passed,
    failed: failed + silent,
    skipped: skipped.filter((skip) => skip.reason !== null),
  };
}

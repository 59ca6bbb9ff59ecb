export type Skip = { name: string; reason: string | null };
export type Counts = { passed: number; failed: number; skipped: Skip[] };

/** One test file's counts, and the names of what failed in it. */
export type FileCounts = { file: string; counts: Counts; failed: string[] };
/** What the reporter hands over of one vitest run. */
export type RunCounts = { counts: Counts; failedFiles: FileCounts[] };

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

/** More than this in one run is no accident of timing. */
const mostFilesAgain = 3;

/**
 * The files of a run that may be asked once more, alone: few, and the reason of every failure.
 * @returns none where something failed outside of any file, or too many did
 */
export function filesToAskAgain({ counts, failedFiles }: RunCounts): string[] {
  const inFiles = sum(failedFiles.map((one) => one.counts)).failed;
  return inFiles === counts.failed && failedFiles.length <= mostFilesAgain
    ? failedFiles.map(({ file }) => file)
    : [];
}

/** A run's counts with those of its failed files as they were when asked again. */
export function replaceFailed({ counts, failedFiles }: RunCounts, again: Counts): Counts {
  const first = sum(failedFiles.map((one) => one.counts));
  const names = new Set(first.skipped.map(({ name }) => name));
  return sum([
    {
      passed: counts.passed - first.passed,
      failed: counts.failed - first.failed,
      skipped: counts.skipped.filter(({ name }) => !names.has(name)),
    },
    again,
  ]);
}

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

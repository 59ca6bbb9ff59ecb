/** One line for a finished part; with it what it said, if that matters. */
export function showResult(isPassed: boolean, what: string, ms: number, output = ""): void {
  const text = output.trim();
  process.stdout.write(
    `${isPassed ? "✓" : "✗"} ${what} (${(ms / 1000).toFixed(1)} s)\n${text ? `${text}\n` : ""}`,
  );
}

/** A line about what happens, or why something doesn't. */
export const showNote = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

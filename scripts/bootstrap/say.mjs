/** A reason to stop that a person can act on: shown as one line, without a stack. */
export class Refusal extends Error {}

/** One progress line. */
export const say = (text) => process.stdout.write(`ariaworks: ${text}\n`);

/** The end of a task that cannot be done. */
export function fail(error) {
  const known = error instanceof Refusal || typeof error?.code === "string";
  process.stderr.write(`ariaworks: ${known ? error.message : (error?.stack ?? error)}\n`);
}

/** Milliseconds → "0.4 s", "12 s". */
export const seconds = (ms) => `${ms < 9950 ? (ms / 1000).toFixed(1) : Math.round(ms / 1000)} s`;

/** The line of a command's output that says best why it failed. */
export function reasonIn(output) {
  const lines = output
    .split("\n")
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, "").trim())
    .filter(Boolean);
  const telling = lines
    .filter((line) => !/^(code|errno|syscall)\b/.test(line))
    .find((line) => /error|not |fail|cannot|missing/i.test(line));
  return telling ?? lines.at(-1) ?? "it gave no reason";
}

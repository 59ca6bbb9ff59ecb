import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** 0 (guessed at once) to 4 (out of reach), as zxcvbn counts; below `weakest` a password is refused. */
export type Strength = { score: 0 | 1 | 2 | 3 | 4; isTooWeak: boolean };
const weakest = 2;

export const tooWeakMessage =
  "This password is among the first that anyone would try. Choose another one.";

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries are large: loaded when a password is first looked at, on the server as in the browser. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * How hard a password is to guess; the same function tells the person while typing and decides on the
 * server. `own` are words about the person (name, address), which others would try first.
 */
export async function rateStrength(password: string, own: readonly string[]): Promise<Strength> {
  estimator ??= loadEstimator();
  // Longer than this changes nothing but the time it takes.
  const { score } = (await estimator).check(password.slice(0, 100), [
    ...own.flatMap((word) => [word, ...word.split(/[\s@.+_-]+/)]).filter((word) => word.length > 2),
    "ariaworks",
  ]);
  return { score, isTooWeak: score < weakest };
}

import { setImmediate } from "node:timers/promises";

/** Work that stops between its steps, so that others may have their turn there. */
export type Steps<T> = Generator<void, T>;

/** Does all of it at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does it in slices of some `sliceMs`: requests are answered in between. */
export async function finishInSlices<T>(steps: Steps<T>, sliceMs = 5): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < sliceMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

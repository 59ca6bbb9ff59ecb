/** What comes of `promise`; null where `signal` is aborted before. Whoever made the promise looks after it. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve(null);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/**
 * What a source gives until `signal` is aborted: then it ends at once, also where the source doesn't care.
 * Whoever stops earlier ends the source, too.
 */
export async function* untilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  // Not Promise.race with one promise of the abort: that would keep something of every piece until the end.
  let wake = () => {};
  const onAbort = () => wake();
  signal.addEventListener("abort", onAbort);
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<T, unknown> | null>((resolve, reject) => {
        wake = () => resolve(null);
        iterator.next().then(resolve, reject);
      });
      if (next === null || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", onAbort);
    // Not waited for: it may hang, which is why it is ended.
    iterator.return?.().catch(() => {});
  }
}

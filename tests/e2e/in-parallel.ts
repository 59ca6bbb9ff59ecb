/** Does `work` with each item, a few at once; the answers in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atOnce = 3,
): Promise<R[]> {
  const answers: R[] = [];
  const waiting = items.map((item, index) => ({ item, index }));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answers[next.index] = await work(next.item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return answers;
}

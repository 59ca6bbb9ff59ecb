/**
 * Collects what is asked for while a call of `work` runs, and hands all of it to the next call together. Calls never
 * overlap. For work that costs about the same for one input and for many, such as a transaction on one hot row.
 * @param work answers each input, in the same order; where it throws, every input of that call fails with the error
 * @param maxSize how many inputs one call takes at most
 */
export function inBatches<I, O>(
  work: (inputs: readonly I[]) => Promise<readonly O[]>,
  maxSize: number,
): (input: I) => Promise<O> {
  const waiting: { input: I; resolve: (output: O) => void; reject: (cause: unknown) => void }[] =
    [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    await Promise.resolve(); // inputs of the same tick go together
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxSize);
      try {
        const outputs = await work(batch.map(({ input }) => input));
        for (const [index, { resolve }] of batch.entries()) resolve(outputs[index] as O);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isRunning) void run();
    });
}

import { Socket } from "node:net";
import jsonata from "jsonata";

// Works out expressions that customers wrote, in a process that is ended where one takes too long (expressions.ts).

export type ExpressionJob = { id: number; expression: string; data: unknown };
export type ExpressionAnswer = { id: number } & (
  | { text: string }
  | { problem: string; reason: string; position: number | null }
);
/** Said once: from now on an expression takes as long as it takes. */
export type ExpressionReady = { isReady: true };

// JSONata reaches nothing by itself; should a way ever be found, it ends here.
Socket.prototype.connect = () => {
  throw new Error("expressions reach nothing");
};
globalThis.fetch = () => Promise.reject(new Error("expressions reach nothing"));

/** The longest result, as JSON in characters. */
const maxLength = 256 * 1024;

async function answerTo({ id, expression, data }: ExpressionJob): Promise<ExpressionAnswer> {
  try {
    const found: unknown = await jsonata(expression).evaluate(data);
    // What JSONata makes of lists carries marks of its own; JSON leaves them out.
    const text = JSON.stringify(found ?? null) ?? "null";
    if (text.length > maxLength) {
      const problem = "An expression gives more than fits.";
      return { id, problem, reason: problem, position: null };
    }
    return { id, text };
  } catch (error) {
    const { message = "", position } = error as { message?: string; position?: number };
    const shown = expression.slice(0, 100);
    return {
      id,
      problem: `The expression ${shown} can’t be worked out: ${message}`,
      reason: message,
      position: position ?? null,
    };
  }
}

// The application ended.
process.on("disconnect", () => process.exit(0));
// The first one takes a while longer than all others. Messages wait until somebody listens.
await jsonata("$string(a + 1)").evaluate({ a: 1 });
process.send?.({ isReady: true } satisfies ExpressionReady);
process.on("message", (job: ExpressionJob) => {
  void answerTo(job).then((answer) => process.send?.(answer));
});

import { data, type RouterContextProvider } from "react-router";
import { errorTable, toAppError } from "#errors";
import { depsContext, renderErrorContext } from "../kit/context.ts";

/** A page of a list that is searched, as its loader answers it. */
export type Found<Query, Row> = {
  /** What was asked for. */
  query: Query;
  items: Row[];
  /** The place where the list goes on; null at its end. */
  next: string | null;
  /** Why it couldn't be read, in public words. */
  problem: string | null;
  /** A new one for each reading. */
  key: string;
};

/**
 * Reads a page of a list for a loader. Where that fails the page still comes, with its search and the reason;
 * the answer's status goes with it.
 */
export async function readFound<Query, Row>(
  context: Readonly<RouterContextProvider>,
  query: Query,
  read: () => Promise<{ items: Row[]; next: string | null }>,
) {
  const key = context.get(depsContext).requestId;
  try {
    const found: Found<Query, Row> = { query, ...(await read()), problem: null, key };
    return data(found);
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === "internal") context.get(renderErrorContext)(thrown);
    const { status, title } = errorTable[code];
    const found: Found<Query, Row> = { query, items: [], next: null, problem: title, key };
    return data(found, { status });
  }
}

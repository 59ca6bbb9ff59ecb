import jsonata from "jsonata";
import type { ParseExpression, ParsedNode } from "./expression-references.ts";

/** Reads a JSONata expression without working it out. In the browser it is loaded when something asks for it. */
export const parseExpression: ParseExpression = (source) => {
  try {
    return { ast: jsonata(source).ast() as unknown as ParsedNode };
  } catch (error) {
    if (error instanceof RangeError) return { problem: "It is nested too deeply.", position: null };
    const { message = "It can’t be read.", position } = error as {
      message?: string;
      position?: number;
    };
    return { problem: message, position: position ?? null };
  }
};

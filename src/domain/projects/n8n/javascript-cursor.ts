import type { Token } from "./javascript-tokens.ts";
import { giveUp } from "./javascript-values.ts";

/** Operators from the weakest to the strongest. */
export const levels: readonly (readonly string[])[] = [
  ["||", "??"],
  ["&&"],
  ["===", "==", "!==", "!="],
  ["<=", ">=", "<", ">"],
  ["+", "-"],
  ["*", "/", "%"],
];
/** Names that an expression may begin with, beside those of data. */
export const globals: ReadonlySet<string> = new Set(
  "$node $input $workflow $execution JSON Math Object DateTime Date Number String parseInt parseFloat encodeURIComponent".split(
    " ",
  ),
);

/** Goes through the parts of an expression, one after the other. */
export class Cursor {
  private at = 0;
  private readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get isDone(): boolean {
    return this.at === this.tokens.length;
  }
  next(): Token {
    this.at += 1;
    return this.tokens[this.at - 1] ?? giveUp();
  }
  /** Goes on where this sign stands. */
  takes(sign: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== "sign" || token.value !== sign) return false;
    this.at += 1;
    return true;
  }
  needs(sign: string): void {
    if (!this.takes(sign)) giveUp();
  }
  name(): string {
    const token = this.next();
    return token.kind === "name" ? token.value : giveUp();
  }
  /** What stands between commas, up to a closing sign. */
  until<T>(end: string, read: () => T): T[] {
    const found: T[] = [];
    while (!this.takes(end)) {
      found.push(read());
      if (this.takes(end)) break;
      this.needs(",");
    }
    return found;
  }
}

import {
  any,
  callFunction,
  callMethod,
  type Code,
  joined,
  number,
  quoted,
  yesNo,
} from "./javascript-calls.ts";
import { Cursor, globals, levels } from "./javascript-cursor.ts";
import { callMoment, lengthOfTime, type Moment } from "./javascript-dates.ts";
import { type Token, tokensOf } from "./javascript-tokens.ts";
import {
  codeOf,
  type DataOf,
  giveUp,
  inside,
  letterOf,
  maxLength,
  operated,
  sized,
  Untranslatable,
  type Value,
} from "./javascript-values.ts";

const maxDepth = 40;

/** One expression of n8n as JSONata; null where it does more than can be said in it. */
export function translate(source: string, data: DataOf): string | null {
  const code = translated(source, data);
  return code && (code.bare ?? code.code);
}

/** The same as a part of another expression. */
export const translatePart = (source: string, data: DataOf): string | null =>
  translated(source, data)?.code ?? null;

function translated(source: string, data: DataOf): Code | null {
  try {
    const code = expression(source, data, 0);
    return code.code.length > maxLength ? null : code;
  } catch (error) {
    if (error instanceof Untranslatable) return null;
    throw error;
  }
}

function expression(source: string, data: DataOf, depth: number): Code {
  const tokens = tokensOf(source);
  if (!tokens || tokens.length === 0 || depth > maxDepth) return giveUp();
  const reader = new Reader(tokens, data, depth);
  const code = reader.ternary();
  return reader.isDone ? code : giveUp();
}

class Reader extends Cursor {
  private readonly data: DataOf;
  private depth: number;
  constructor(tokens: readonly Token[], data: DataOf, depth: number) {
    super(tokens);
    this.data = data;
    this.depth = depth;
  }

  ternary(): Code {
    this.depth += 1;
    if (this.depth > maxDepth) giveUp();
    const asked = this.operation(0);
    if (!this.takes("?")) {
      this.depth -= 1;
      return asked;
    }
    const then = this.ternary();
    this.needs(":");
    const other = this.ternary();
    this.depth -= 1;
    const type = then.type === other.type ? then.type : "any";
    return joined(`${asked.code} ? ${then.code} : ${other.code}`, type);
  }

  private operation(level: number): Code {
    const signs = levels[level];
    if (!signs) return this.unary();
    let left = this.operation(level + 1);
    for (let sign = signs.find((one) => this.takes(one)); sign !== undefined;) {
      left = sized(operated(left, sign, this.operation(level + 1)));
      sign = signs.find((one) => this.takes(one));
    }
    return left;
  }

  private unary(): Code {
    if (this.takes("!")) return yesNo(`$not(${this.unary().code})`);
    if (this.takes("-")) return number(`-${this.unary().code}`);
    return codeOf(this.postfix(), this.data);
  }

  private postfix(): Value {
    let value = this.primary();
    for (;;) {
      if (this.takes(".") || this.takes("?.")) value = this.member(value, this.name());
      else if (this.takes("[")) {
        const key = this.ternary().literal;
        this.needs("]");
        value = inside(value, key ?? giveUp(), this.data);
      } else return value;
    }
  }

  private primary(): Value {
    if (this.takes("(")) {
      const code = this.ternary();
      this.needs(")");
      return { kind: "code", code };
    }
    if (this.takes("[")) return { kind: "code", code: this.list() };
    if (this.takes("{")) return { kind: "code", code: this.object() };
    const token = this.next();
    if (token.kind === "text") return { kind: "code", code: quoted(token.value) };
    if (token.kind === "number")
      return { kind: "code", code: { ...number(String(token.value)), literal: token.value } };
    if (token.kind === "template") return { kind: "code", code: this.template(token) };
    return token.kind === "name" ? this.named(token.value) : giveUp();
  }

  private list(): Code {
    const items = this.until("]", () => this.ternary().code);
    return { code: `[${items.join(", ")}]`, type: "list" };
  }
  private object(): Code {
    const fields = this.until("}", () => {
      const token = this.next();
      const name = token.kind === "name" || token.kind === "text" ? token.value : giveUp();
      this.needs(":");
      return `${JSON.stringify(name)}: ${this.ternary().code}`;
    });
    return any(`{${fields.join(", ")}}`);
  }
  private template({ texts, codes }: Extract<Token, { kind: "template" }>): Code {
    const parts = texts.flatMap((one, at) => [
      ...(one === "" ? [] : [JSON.stringify(one)]),
      ...(codes[at] === undefined ? [] : [expression(codes[at], this.data, this.depth + 1).code]),
    ]);
    return parts.length === 0 ? quoted("") : joined(['""', ...parts].join(" & "), "text");
  }

  private named(name: string): Value {
    const { data } = this;
    if (name === "true" || name === "false") return { kind: "code", code: yesNo(name) };
    if (name === "null" || name === "undefined") return { kind: "code", code: any("null") };
    if (name === "$json") return { kind: "way", source: data.before, keys: [] };
    if (name === "$now" || name === "$today") return this.moment(name === "$today");
    if (name === "new") {
      if (this.name() !== "Date") giveUp();
      this.needs("(");
      this.needs(")");
      return this.moment(false);
    }
    if (name === "$" || name === "$items") {
      this.needs("(");
      const [asked] = this.until(")", () => this.ternary().literal);
      const source = asked === undefined ? data.before : data.named(String(asked));
      if (!source) return giveUp();
      return { kind: name === "$" ? "item" : "items", source };
    }
    if (name === "$item") {
      this.needs("(");
      this.until(")", () => this.ternary());
      this.needs(".");
      return this.named(this.name());
    }
    if (!globals.has(name)) return giveUp();
    if (!this.takes("(")) return { kind: "global", name };
    const found = callFunction(
      name,
      this.until(")", () => this.ternary()),
    );
    return found ? { kind: "code", code: found } : giveUp();
  }
  private moment(isDay: boolean): Value {
    this.data.sees?.({ clock: true });
    return { kind: "moment", moment: { isDay, offset: 0 } };
  }

  private member(value: Value, name: string): Value {
    if (!this.takes("(")) return inside(value, name, this.data);
    if (value.kind === "moment" && ["plus", "minus"].includes(name))
      return this.later(value.moment, name === "plus" ? 1 : -1);
    const args = this.until(")", () => this.ternary());
    if (value.kind === "moment") {
      const found = callMoment(value.moment, name, args[0]?.literal);
      return found ? { kind: "code", code: found } : giveUp();
    }
    if (value.kind === "global") return this.callGlobal(value.name, name, args);
    if (value.kind === "item" || value.kind === "items")
      return ["first", "last", "itemMatching"].includes(name)
        ? { kind: "item", source: value.source }
        : name === "all"
          ? { kind: "items", source: value.source }
          : giveUp();
    const found = callMethod(letterOf(value, this.data), name, args);
    return found ? { kind: "code", code: sized(found) } : giveUp();
  }
  private callGlobal(name: string, method: string, args: readonly Code[]): Value {
    const { before } = this.data;
    if (name === "$input") {
      if (method === "all") return { kind: "items", source: before };
      return ["first", "last"].includes(method) ? { kind: "item", source: before } : giveUp();
    }
    if (name === "DateTime") return method === "now" ? this.moment(false) : giveUp();
    if (name === "Date" && method === "now") {
      this.data.sees?.({ clock: true });
      return { kind: "code", code: number("$millis()") };
    }
    const found = callFunction(`${name}.${method}`, args);
    return found ? { kind: "code", code: found } : giveUp();
  }
  /** `.plus({ days: 1 })` or `.plus(1, 'days')`. */
  private later(moment: Moment, way: 1 | -1): Value {
    const lengths: (number | null)[] = [];
    if (this.takes("{")) {
      this.until("}", () => {
        const unit = this.name();
        this.needs(":");
        lengths.push(lengthOfTime(Number(this.ternary().literal), unit));
      });
      this.needs(")");
    } else {
      const [amount, unit] = this.until(")", () => this.ternary().literal);
      lengths.push(lengthOfTime(Number(amount), String(unit)));
    }
    const sum = lengths.reduce<number>((all, one) => all + (one ?? giveUp()), 0);
    return { kind: "moment", moment: { ...moment, offset: moment.offset + way * sum } };
  }
}

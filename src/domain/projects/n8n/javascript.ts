import type {
  AnyNode,
  CallExpression,
  ConditionalExpression,
  Literal,
  MemberExpression,
  ObjectExpression,
  TemplateLiteral,
  UnaryExpression,
} from "acorn";
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
import { callMoment, lengthOfTime, type Moment } from "./javascript-dates.ts";
import { parseJavascript } from "./javascript-syntax.ts";
import {
  codeOf,
  type DataOf,
  giveUp,
  inside,
  letterOf,
  operated,
  Untranslatable,
  type Value,
} from "./javascript-values.ts";

/** One expression of n8n as JSONata; null where it does more than can be said in it. */
export function translate(source: string, data: DataOf): string | null {
  const code = translated(source, data);
  return code && (code.bare ?? code.code);
}

/** The same as a part of another expression. */
export const translatePart = (source: string, data: DataOf): string | null =>
  translated(source, data)?.code ?? null;

function translated(source: string, data: DataOf): Code | null {
  const expression = parseJavascript(source);
  if (!expression) return null;
  try {
    return new Translation(data).codeFor(expression);
  } catch (error) {
    if (error instanceof Untranslatable) return null;
    throw error;
  }
}

const coded = (code: Code | null): Value => (code ? { kind: "code", code } : giveUp());

class Translation {
  private readonly data: DataOf;
  constructor(data: DataOf) {
    this.data = data;
  }

  codeFor(node: AnyNode): Code {
    return codeOf(this.valueOf(node), this.data);
  }

  private valueOf(node: AnyNode): Value {
    switch (node.type) {
      case "ParenthesizedExpression":
      case "ChainExpression":
        return this.valueOf(node.expression);
      case "Identifier":
        return this.named(node.name);
      case "MemberExpression":
        return this.member(node);
      case "CallExpression":
        return this.call(node);
      case "NewExpression":
        return node.callee.type === "Identifier" &&
          node.callee.name === "Date" &&
          node.arguments.length === 0
          ? this.moment(false)
          : giveUp();
      case "Literal":
        return coded(literal(node));
      case "TemplateLiteral":
        return coded(this.template(node));
      case "ArrayExpression": {
        const items = node.elements.map((item) => (item ? this.codeFor(item).code : giveUp()));
        return coded({ code: `[${items.join(", ")}]`, type: "list" });
      }
      case "ObjectExpression": {
        const fields = this.fields(node).map(
          ([name, { code }]) => `${JSON.stringify(name)}: ${code}`,
        );
        return coded(any(`{${fields.join(", ")}}`));
      }
      case "UnaryExpression":
        return coded(this.unary(node));
      case "BinaryExpression":
      case "LogicalExpression":
        return coded(operated(this.codeFor(node.left), node.operator, this.codeFor(node.right)));
      case "ConditionalExpression":
        return coded(this.choice(node));
      default:
        return giveUp();
    }
  }

  private unary({ operator, argument }: UnaryExpression): Code {
    const { code } = this.codeFor(argument);
    if (operator === "!") return yesNo(`$not(${code})`);
    return operator === "-" ? number(`-${code}`) : giveUp();
  }
  private choice({ test, consequent, alternate }: ConditionalExpression): Code {
    const then = this.codeFor(consequent);
    const other = this.codeFor(alternate);
    const type = then.type === other.type ? then.type : "any";
    return joined(`${this.codeFor(test).code} ? ${then.code} : ${other.code}`, type);
  }
  private template({ quasis, expressions }: TemplateLiteral): Code {
    const parts = quasis.flatMap(({ value: { cooked } }, at) => [
      ...(cooked ? [JSON.stringify(cooked)] : []),
      ...(expressions[at] ? [this.codeFor(expressions[at]).code] : []),
    ]);
    return expressions.length === 0
      ? quoted(quasis[0]?.value.cooked ?? "")
      : joined(['""', ...parts].join(" & "), "text");
  }
  private fields({ properties }: ObjectExpression): [name: string, Code][] {
    return properties.map((property) => {
      if (property.type !== "Property" || property.computed) return giveUp();
      const { key, value } = property;
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" && key.value;
      return typeof name === "string" ? [name, this.codeFor(value)] : giveUp();
    });
  }

  private named(name: string): Value {
    if (name === "undefined") return coded(any("null"));
    if (name === "$json") return { kind: "way", source: this.data.before, keys: [] };
    if (name === "$now" || name === "$today") return this.moment(name === "$today");
    return { kind: "global", name };
  }
  private moment(isDay: boolean): Value {
    this.data.sees?.({ clock: true });
    return { kind: "moment", moment: { isDay, offset: 0 } };
  }

  private member({ object, property, computed }: MemberExpression): Value {
    const value = this.valueOf(object);
    if (computed) return inside(value, this.codeFor(property).literal ?? giveUp(), this.data);
    if (property.type !== "Identifier") return giveUp();
    if (value.kind === "scope") return this.named(property.name);
    return inside(value, property.name, this.data);
  }

  private call({ callee, arguments: given, optional }: CallExpression): Value {
    if (optional) return giveUp();
    if (callee.type === "Identifier") return this.callNamed(callee.name, this.codesFor(given));
    if (callee.type !== "MemberExpression" || callee.computed) return giveUp();
    if (callee.property.type !== "Identifier") return giveUp();
    const { name } = callee.property;
    const value = this.valueOf(callee.object);
    if (value.kind === "moment" && (name === "plus" || name === "minus"))
      return this.later(value.moment, name === "plus" ? 1 : -1, given);
    const args = this.codesFor(given);
    if (value.kind === "scope") return this.callNamed(name, args);
    if (value.kind === "moment") return coded(callMoment(value.moment, name, args[0]?.literal));
    if (value.kind === "global") return this.callGlobal(value.name, name, args);
    if (value.kind === "item" || value.kind === "items") {
      if (name === "all") return { kind: "items", source: value.source };
      const isItem = ["first", "last", "itemMatching"].includes(name);
      return isItem ? { kind: "item", source: value.source } : giveUp();
    }
    return coded(callMethod(letterOf(value, this.data), name, args));
  }
  private codesFor(nodes: readonly AnyNode[]): Code[] {
    return nodes.map((node) => this.codeFor(node));
  }
  private callNamed(name: string, args: readonly Code[]): Value {
    if (name === "$item") return { kind: "scope" };
    if (name !== "$" && name !== "$items") return coded(callFunction(name, args));
    const asked = args[0]?.literal;
    const source =
      args.length === 0 ? this.data.before : this.data.named(String(asked ?? giveUp()));
    return source ? { kind: name === "$" ? "item" : "items", source } : giveUp();
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
      return coded(number("$millis()"));
    }
    return coded(callFunction(`${name}.${method}`, args));
  }

  /** `.plus({ days: 1 })` or `.plus(1, 'days')`. */
  private later(moment: Moment, way: 1 | -1, [first, unit]: readonly AnyNode[]): Value {
    const amounts: [unit: string, Code][] =
      first?.type === "ObjectExpression"
        ? this.fields(first)
        : first && unit
          ? [[String(this.codeFor(unit).literal), this.codeFor(first)]]
          : giveUp();
    const sum = amounts.reduce(
      (all, [name, code]) => all + (lengthOfTime(Number(code.literal), name) ?? giveUp()),
      0,
    );
    return { kind: "moment", moment: { ...moment, offset: moment.offset + way * sum } };
  }
}

function literal({ value, raw }: Literal): Code {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "boolean") return yesNo(String(value));
  if (typeof value === "number" && Number.isFinite(value))
    return { ...number(String(value)), literal: value };
  // A regular expression that this system can't run has null as its value, too.
  return raw === "null" ? any("null") : giveUp();
}

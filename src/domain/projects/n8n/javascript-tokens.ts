/** A part of an expression in JavaScript. `template`: its texts and, between them, the expressions in it. */
export type Token =
  | { kind: "name" | "sign"; value: string }
  | { kind: "number"; value: number }
  | { kind: "text"; value: string }
  | { kind: "template"; texts: readonly string[]; codes: readonly string[] };

const maxTokens = 600;
const blank = /\s+/y;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const digits = /\d+(?:\.\d+)?(?![\w$])/y;
const texts = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/y;
const sign = /===|!==|==|!=|<=|>=|&&|\|\||\?\?|\?\.(?!\d)|[-+*/%<>!?:.,()[\]{}]/y;

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };
const unescaped = (value: string): string =>
  value.replaceAll(/\\(?:u([\dA-Fa-f]{4})|([^]))/g, (_whole, code?: string, one?: string) =>
    code === undefined
      ? (escapes[one ?? ""] ?? one ?? "")
      : String.fromCharCode(parseInt(code, 16)),
  );

const match = (pattern: RegExp, source: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(source);
};

/** The parts of an expression; null where it has others than these. */
export function tokensOf(source: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length;) {
    const space = match(blank, source, at);
    if (space) {
      at += space[0].length;
      continue;
    }
    const read = source[at] === "`" ? templateAt(source, at) : tokenAt(source, at);
    if (!read || tokens.length >= maxTokens) return null;
    tokens.push(read.token);
    at = read.end;
  }
  return tokens;
}

type Read = { token: Token; end: number };

function tokenAt(source: string, at: number): Read | null {
  const read = (found: RegExpExecArray, token: Token): Read => ({
    token,
    end: at + found[0].length,
  });
  const name = match(word, source, at);
  if (name) return read(name, { kind: "name", value: name[0] });
  const number = match(digits, source, at);
  if (number) return read(number, { kind: "number", value: Number(number[0]) });
  const text = match(texts, source, at);
  if (text) return read(text, { kind: "text", value: unescaped(text[1] ?? text[2] ?? "") });
  const found = match(sign, source, at);
  return found && read(found, { kind: "sign", value: found[0] });
}

/** A text in backticks; what stands in `${…}` is an expression again. */
function templateAt(source: string, from: number): Read | null {
  const found: string[] = [];
  const codes: string[] = [];
  let text = "";
  for (let at = from + 1; at < source.length; at += 1) {
    const one = source[at] ?? "";
    if (one === "`") {
      return {
        token: { kind: "template", texts: [...found, unescaped(text)], codes },
        end: at + 1,
      };
    }
    if (one === "\\") {
      text += one + (source[at + 1] ?? "");
      at += 1;
    } else if (one === "$" && source[at + 1] === "{") {
      const end = braceEnd(source, at + 2);
      if (end === null) return null;
      found.push(unescaped(text));
      codes.push(source.slice(at + 2, end));
      text = "";
      at = end;
    } else text += one;
  }
  return null;
}

function braceEnd(source: string, from: number): number | null {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === "`") return null;
    if (source[at] === "{") depth += 1;
    if (source[at] === "}" && depth === 0) return at;
    if (source[at] === "}") depth -= 1;
  }
  return null;
}

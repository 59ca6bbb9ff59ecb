/** What a script consists of beside names: words of the language, namespaces, values and functions that it brings. */
const known = new Set(
  (
    "and or not if else for to var bool int float string true false na " +
    "ta math str strategy input request color shape location size plot hline alert barmerge barstate syminfo timeframe " +
    "runtime open high low close volume hlc3 indicator plotshape alertcondition _"
  ).split(" "),
);

/** A script with its strings emptied and without its comments: what is left is code. */
export const codeOf = (script: string): string =>
  script.replace(/"(?:\\.|[^"\\\n])*"|\/\/.*$/gm, (found) => (found.startsWith('"') ? '""' : ""));

/** What is wrong with a script's structure, as far as that shows without TradingView; empty where nothing is. */
export function faultsOf(script: string): string[] {
  const lines = script.split("\n");
  const code = codeOf(script);
  const declarations = code.match(/^(indicator|strategy)\(/gm) ?? [];
  return [
    ...(lines[0] === "//@version=6" ? [] : ["the first line isn't the version"]),
    ...(/^\s*\/\/\s*@/m.test(lines.slice(1).join("\n")) ? ["a second annotation"] : []),
    ...(declarations.length === 1 ? [] : [`${declarations.length} declarations`]),
    ...(/["'`]/.test(code.replaceAll('""', "")) ? ["an open string"] : []),
    ...(/[^\n\x20-\x7e]/.test(code) ? ["a letter outside of strings and comments"] : []),
    ...bracketFaults(code),
    ...lines.flatMap((line) =>
      (/^ */.exec(line)?.[0].length ?? 0) % 4 > 1 ? [`an odd indent: ${line}`] : [],
    ),
    ...nameFaults(code),
    ...repaintFaults(code),
    ...(/^\s*plot|^plotshape/m.test(code) ? [] : ["nothing is drawn"]),
  ];
}

function bracketFaults(code: string): string[] {
  const open: string[] = [];
  for (const sign of code.match(/[()[\]{}]/g) ?? []) {
    if (["()", "[]", "{}"].includes((open.at(-1) ?? "") + sign)) open.pop();
    else open.push(sign);
  }
  return open.length === 0 ? [] : [`open brackets: ${open.join("")}`];
}

/** Each name is declared once, in a line before those that use it; names of a function's body end with it. */
function nameFaults(code: string): string[] {
  const faults: string[] = [];
  const declared = new Set<string>();
  let local = new Set<string>();
  const statements = code.replace(/\n {5}(?: {4})*(?=\S)/g, " ").split("\n");
  let isFunction = false;
  for (const statement of statements) {
    if (!statement.startsWith(" ")) {
      isFunction = false;
      local = new Set();
    }
    const scope = isFunction ? local : declared;
    const [, head = "", plain, tuple, body = ""] =
      /^(\s*(?:var )?(?:(?:bool|int|float|string) )?(?:([A-Za-z_]\w*)|\[([^\]]*)\]) = )?(.*)$/.exec(
        statement,
      ) ?? [];
    const made = head === "" ? [] : plain ? [plain] : (tuple ?? "").split(", ");
    const [, made2, rest] = /^([A-Za-z_]\w*)\(\) =>(.*)$/.exec(body) ?? [];
    for (const name of namesIn(rest ?? body))
      if (!known.has(name) && !declared.has(name) && !local.has(name))
        faults.push(`${name} is used before it is declared: ${statement}`);
    for (const name of made2 ? [made2] : made)
      if (name !== "_" && (declared.has(name) || scope.has(name) || known.has(name)))
        faults.push(`${name} is declared twice`);
      else scope.add(name);
    if (made2) isFunction = true;
  }
  return faults;
}

/** Names that are used: neither behind a dot nor the name of an argument. */
const namesIn = (code: string): string[] =>
  [...code.matchAll(/(?<![\w.#])[A-Za-z_]\w*(?!\w)(?! = )/g)].map(([name]) => name);

/** A request with lookahead takes closed bars only: each value that it asks for is one back. */
function repaintFaults(code: string): string[] {
  const requests = [
    ...code.matchAll(/request\.security\(([^]*?),\s+lookahead = barmerge\.lookahead_on\)/g),
  ];
  const faults =
    requests.length === (code.match(/request\.security/g) ?? []).length
      ? []
      : ["a request in another form"];
  for (const [, asked = ""] of requests) {
    const value = asked.replace(/^syminfo\.tickerid,\s+\w+,\s+/, "");
    const [, called] = /^(\w+)\(\)$/.exec(value) ?? [];
    const result = called
      ? (new RegExp(`^${called}\\(\\) =>\\n(?: {4,}.*\\n)*? {4}(.*)\\n(?! )`, "m").exec(
          code,
        )?.[1] ?? "")
      : value;
    const parts = result.startsWith("[") ? result.slice(1, -1).split(/,(?![^(]*\))/) : [result];
    for (const part of parts) if (!part.trim().endsWith("[1]")) faults.push(`repaints: ${part}`);
  }
  const isConfirmed = (code.match(/barstate\.isconfirmed/g) ?? []).length;
  const signals = (code.match(/^bool signal\d+ =/gm) ?? []).length;
  return isConfirmed === signals ? faults : [...faults, "a signal before the close of its bar"];
}

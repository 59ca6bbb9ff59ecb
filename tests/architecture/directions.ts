import { isForTests, isProduction, type Source } from "./source.ts";

/** Floors of the house, and what each may import beside itself. Everything flows down. */
const mayImport = {
  kit: [],
  errors: ["kit"],
  config: ["kit"],
  content: ["kit", "domain"],
  db: ["kit", "errors"],
  outside: ["kit", "errors"],
  steps: ["kit"],
  domain: ["kit", "errors", "db", "content", "steps"],
  providers: ["kit", "errors", "db", "outside", "steps", "domain"],
  worker: ["kit", "errors", "db", "domain"],
  http: ["kit", "errors", "db", "domain"],
  web: ["kit", "errors", "content", "steps", "domain"],
  start: [
    "kit",
    "errors",
    "config",
    "content",
    "db",
    "outside",
    "domain",
    "providers",
    "worker",
    "http",
    "web",
  ],
} as const satisfies Record<string, readonly string[]>;
type Floor = keyof typeof mayImport;

/** Every noun may ask who somebody is and what they may do. */
const groundFloor = "identity";

/** A noun of the domain may use these others, through their index.ts. */
export const nounEdges: Readonly<Record<string, readonly string[]>> = {
  accounts: ["audit", "conversations", "mail"],
  answers: ["audit", "catalogue", "consultant"],
  automations: [
    "audit",
    "channels",
    "chatbots",
    "connections",
    "consultant",
    "conversations",
    "events",
    "files",
    "forms",
    "mail",
    "orders",
    "projects",
    "usage",
    "videos",
  ],
  bookings: ["audit", "mail"],
  channels: ["audit", "chatbots", "connections", "conversations", "events", "mail", "projects"],
  chatbots: [
    "answers",
    "audit",
    "connections",
    "consultant",
    "conversations",
    "events",
    "files",
    "knowledge",
    "mail",
    "projects",
    "usage",
  ],
  connections: ["audit", "consultant", "mail"],
  consultant: ["operations"],
  consultations: ["audit", "conversations", "mail", "operations"],
  conversations: [
    "answers",
    "audit",
    "catalogue",
    "consultant",
    "enquiries",
    "events",
    "knowledge",
    "mail",
    "projects",
  ],
  enquiries: ["answers", "audit", "catalogue", "consultant", "knowledge", "mail"],
  files: ["audit", "usage"],
  forms: ["audit", "events", "files", "mail", "projects", "usage"],
  knowledge: ["answers", "files", "usage"],
  mail: ["audit"],
  operations: ["audit", "mail"],
  orders: ["audit", "catalogue", "events", "mail"],
  privacy: ["accounts", "audit", "orders"],
  projects: ["answers", "audit", "consultant", "events", "files", "mail", "usage"],
  quotes: [
    "audit",
    "catalogue",
    "consultant",
    "enquiries",
    "events",
    "mail",
    "operations",
    "orders",
  ],
  requests: ["audit", "consultant", "consultations", "conversations", "events", "mail"],
  videos: [
    "audit",
    "catalogue",
    "consultant",
    "events",
    "files",
    "knowledge",
    "mail",
    "projects",
    "usage",
  ],
};

/** The list of all nouns: it may enter each of them, and none knows it. */
const listOfNouns = "src/domain/nouns.ts";

/** Which of a noun's files others may import. index.ts is the door; the rest holds types and pure code. */
const doors: Readonly<Partial<Record<Floor, RegExp>>> = {
  content: /^(contract|configuration\/[\w-]+)\.ts$/,
  providers: /^((reading-)?ports|storyboard|timeline[\w-]*|captions[\w-]*|drawing\/[\w-]+)\.ts$/,
  worker: /^index\.ts$/,
  http: /^(index|contract|ports)\.ts$/,
  web: /^(index|contract|ports|rules|storyboard|timeline[\w-]*|captions[\w-]*|(configuration|drawing)\/[\w-]+)\.ts$/,
  start: /^(index|(reading-)?ports)\.ts$/,
};

/** Imports that are allowed against the rule, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  "src/web/kit/context.ts → src/http/web-deps.ts": "a type: what http hands to loaders and actions",
  "src/web/kit/context.ts → src/http/web-visit.ts": "a type: the request, in the same way",
  "src/http/pages.ts → src/web/kit/context.ts": "a type: the same, seen from the other side",
};

function floorOf(path: string): Floor | null {
  if (path.startsWith("content/")) return "content";
  const [, part = ""] = /^src\/([\w-]+)/.exec(path) ?? [];
  if (part === "main") return "start";
  return Object.hasOwn(mayImport, part) ? (part as Floor) : null;
}

const nounOf = (path: string) => /^src\/domain\/([\w-]+)\//.exec(path)?.[1];
const kindOf = (path: string) => /^src\/providers\/([\w-]+)\//.exec(path)?.[1];

/** Why `from` may not import `to`, or null where it may. */
function objection(from: string, to: string): string | null {
  if (isForTests(to)) return "is for tests only";
  const [floor, other] = [floorOf(from), floorOf(to)];
  if (!floor) return "is imported by a file that belongs to no floor of the house";
  if (!other)
    return to.includes("/") && /^(src|scripts|bench)\//.test(to)
      ? "is no part of the program"
      : null;
  if (floor === other) {
    if (floor === "providers") return kindOf(from) === kindOf(to) ? null : "is another provider";
    return floor === "domain" ? nounObjection(from, to) : null;
  }
  if (!(mayImport[floor] as readonly string[]).includes(other))
    return `${floor} must not know ${other}`;
  if (other !== "domain" || (to === listOfNouns && /^(http|start)$/.test(floor))) return null;
  const file = to.slice(`src/domain/${nounOf(to)}/`.length);
  return doors[floor]?.test(file) ? null : "is not a door of its noun";
}

function nounObjection(from: string, to: string): string | null {
  if (to === listOfNouns) return "no noun knows the list of nouns";
  const [noun, other] = [nounOf(from) ?? "", nounOf(to) ?? ""];
  if (noun === other) return null;
  if (from === listOfNouns)
    return to === `src/domain/${other}/index.ts` ? null : "a noun is entered through its index.ts";
  if (other !== groundFloor && !nounEdges[noun]?.includes(other))
    return `${noun} → ${other} is not in the list of edges`;
  // What the browser sees may build on what the browser sees; a door would bring the server along.
  if (from.endsWith("/contract.ts") && to === `src/domain/${other}/contract.ts`) return null;
  return to === `src/domain/${other}/index.ts` ? null : "a noun is entered through its index.ts";
}

/** Imports against the directions. */
export function wrongDirections(sources: Source[]): string[] {
  return sources.filter(isProduction).flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) => {
      const found = `${path} → ${target}` in exceptions ? null : objection(path, target);
      return found ? [`${path} → ${target}: ${found}`] : [];
    }),
  );
}

/** Edges and exceptions that no file needs any more: the lists must not outlive their reasons. */
export function unusedAllowances(sources: Source[]): string[] {
  const used = new Set<string>();
  for (const { path, imports } of sources.filter(isProduction))
    for (const { target } of imports)
      used.add(`${path} → ${target}`).add(`${nounOf(path)} → ${nounOf(target)}`);
  const edges = Object.entries(nounEdges).flatMap(([from, to]) =>
    to.map((one) => `${from} → ${one}`),
  );
  return [...Object.keys(exceptions), ...edges].filter((allowed) => !used.has(allowed));
}

/** Nouns that reach themselves again, e.g. `orders → mail → orders`. */
export function circles(edges: Readonly<Record<string, readonly string[]>>): string[] {
  const follow = (path: string[]): string[] =>
    (edges[path.at(-1) ?? ""] ?? []).flatMap((next) => {
      if (next === path[0]) return [[...path, next].join(" → ")];
      return path.includes(next) ? [] : follow([...path, next]);
    });
  return Object.keys(edges).flatMap((noun) => follow([noun]));
}

/**
 * Files of src that import each other, through others or directly, types included: each circle once, its files by
 * name.
 */
export function fileCircles(sources: Source[]): string[] {
  const importsOf = new Map(
    sources
      .filter(({ path }) => path.startsWith("src/"))
      .map(({ path, imports }) => [path, imports.map(({ target }) => target)]),
  );
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>();
    const open = [start];
    for (let path = open.pop(); path !== undefined; path = open.pop())
      for (const target of importsOf.get(path) ?? [])
        if (!reached.has(target)) {
          reached.add(target);
          open.push(target);
        }
    return reached;
  };
  const reached = new Map([...importsOf.keys()].map((path) => [path, reachedFrom(path)]));
  const found = [...reached].flatMap(([path, targets]) => {
    if (!targets.has(path)) return [];
    const circle = [...targets].filter((other) => reached.get(other)?.has(path));
    return [circle.toSorted().join(" ↔ ")];
  });
  return [...new Set(found)];
}

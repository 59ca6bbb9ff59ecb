import { isForTests, type Source } from "./source.ts";

// What customers' sites load stays small and knows nothing of the server: see widget/README.md.

/** Pure code of the site's own chat that the window shares. What these import is looked at, too. */
const shared =
  /^src\/web\/(kit\/(api-call|attempt-key)|site\/chat\/(chat-state|come-back|event-stream|merge-messages|writing))\.ts$/;
const packages = new Set(["eventsource-parser"]);
const isContract = (path: string) => /^src\/domain\/[\w-]+\/contract\.ts$/.test(path);

/** `widget/build.ts` runs at the build and isn't shipped. */
const isShipped = (path: string) =>
  path.startsWith("widget/") && path !== "widget/build.ts" && !isForTests(path);

function objection(from: string, { target, isType }: Source["imports"][number]): string | null {
  if (isForTests(target)) return "is for tests only";
  if (target.endsWith(".css")) return null;
  if (isType) {
    const isKnown = isShipped(target) || isContract(target) || shared.test(target);
    return isKnown ? null : "is neither a contract nor the widget's own";
  }
  const isLauncher = from.startsWith("widget/launcher/");
  if (target.startsWith("widget/window/") && isLauncher) return "would make the launcher larger";
  if (isShipped(target)) return null;
  if (isLauncher) return "would make the launcher larger";
  return shared.test(target) || packages.has(target) ? null : "is not for customers' sites";
}

/** Ways from launcher and window to code that isn't theirs, and from the rest of the program to them. */
export function wrongWidgetImports(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const seen = new Set<string>();
  const offences: string[] = [];
  const visit = (path: string) => {
    const source = byPath.get(path);
    if (!source || seen.has(path)) return;
    seen.add(path);
    for (const one of source.imports) {
      const found = objection(path, one);
      if (found) offences.push(`${path} → ${one.target}: ${found}`);
      else if (!one.isType) visit(one.target);
    }
  };
  for (const { path } of sources) if (isShipped(path)) visit(path);
  for (const { path, imports } of sources)
    if (/^(src|content)\//.test(path))
      for (const { target } of imports)
        if (isShipped(target)) offences.push(`${path} → ${target}: the widget is built apart`);
  return offences;
}

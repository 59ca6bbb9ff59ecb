/** Settings at the beginning of a Markdown file, between two lines of dashes. */
const frontMatter = /^\s{0,20}---[^\S\n]*\n((?:[^\n]*\n){0,200}?)---[^\S\n]*(?:\n|$)/;
const longestLine = 300;

const valueOf = (lines: string, name: string): string | null => {
  const line = new RegExp(`^${name}:[^\\S\\n]*(\\S[^\\n]{0,${longestLine}})$`, "m").exec(
    lines,
  )?.[1];
  const [, bare = ""] = /^(["']?)(.*?)\1\s*$/.exec(line ?? "")?.slice(1) ?? [];
  return bare === "" || /^[[{|>&*]/.test(bare) ? null : bare;
};

/** What a text says of itself before it begins: its title, and words that it is to be found by. */
export function readFrontMatter(text: string): { title: string | null; keywords: string | null } {
  const lines = frontMatter.exec(text.replaceAll("\r\n", "\n"))?.[1] ?? "";
  const keywords = ["keywords", "tags", "description", "subtitle"]
    .flatMap((name) => valueOf(lines, name) ?? [])
    .join("\n");
  return { title: valueOf(lines, "title"), keywords: keywords || null };
}

import { readdirSync, readFileSync } from "node:fs";
import { services } from "#content/catalogue.ts";

/** What somebody told of their trouble, to learn from. */
export type Story = {
  text: string;
  /** A service's id, or `elsewhere` where no service meets the need, or `no-need` where none is told. */
  asksFor: string;
  /** Services that would be as right. */
  also: readonly string[];
};

/** The services that stories ask for, in an order of their own. */
export const storyIds: readonly string[] = services.map(({ id }) => id).toSorted();

const named = [...storyIds, "elsewhere", "no-need"];

/**
 * What people tell of their trouble: `stories/<service>.txt`, one a line, with ` | also: <service>` behind it where
 * another service would be as right. Aria learns from them (decision 0063).
 * @throws Error naming a file or a line that is about no service
 */
export function readStories(folder = new URL("stories/", import.meta.url)): Story[] {
  const files = readdirSync(folder).toSorted();
  return files.flatMap((file) => {
    const asksFor = file.replace(/\.txt$/, "");
    if (!named.includes(asksFor))
      throw new Error(`content/answers/stories/${file} is named after no service`);
    const lines = readFileSync(new URL(file, folder), "utf8").split("\n");
    return lines.flatMap((line, at): Story[] => {
      const [told = "", others = ""] = line.split(" | also: ");
      const text = told.trim();
      const also = others.split(",").flatMap((one) => one.trim() || []);
      if (also.some((one) => !storyIds.includes(one) || one === asksFor))
        throw new Error(`content/answers/stories/${file}:${at + 1}: ${others}`);
      return text === "" ? [] : [{ text, asksFor, also }];
    });
  });
}

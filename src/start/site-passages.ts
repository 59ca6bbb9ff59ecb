import { furtherPages } from "#content/page-summaries.ts";
import { questionWords } from "#content/question-words.ts";
import { listServices, type CatalogueDeps } from "#domain/catalogue/index.ts";
import type { NewPassage } from "#domain/knowledge/index.ts";
import { leadsSomewhere, paths } from "../web/paths.ts";
import type { SearchEntry } from "../web/search/search-entry.ts";
import { servicePassages } from "../web/search/service-passages.ts";

/**
 * Everything that Aria may answer from: what the search knows (it is asked for as a visitor's browser would),
 * services by the parts of their pages, and pages that the search doesn't list.
 * @throws Error where the search index doesn't answer
 */
export async function listSitePassages(
  handle: (request: Request) => Promise<Response>,
  { publicUrl, ...deps }: CatalogueDeps & { publicUrl: string },
): Promise<NewPassage[]> {
  const answer = await handle(new Request(new URL(paths.searchIndex(), publicUrl)));
  if (!answer.ok) throw new Error(`the search index answered ${answer.status}`);
  const entries = (await answer.json()) as SearchEntry[];
  const searchWords = new Map(entries.map((entry) => [entry.path, entry.also]));
  const services = (await listServices(deps)).flatMap(servicePassages);
  const own = new Set(services.map(({ path }) => path));
  const passages: NewPassage[] = [
    // The home page says a little of everything: it would come first where nothing else does.
    ...entries.filter(({ path, text }) => text !== "" && path !== paths.home() && !own.has(path)),
    ...services,
    ...furtherPages
      .filter(({ path }) => leadsSomewhere(path))
      .map((page) => ({ ...page, kind: "page" })),
  ];
  return passages.map((one) => {
    const also = new Set([one.also, searchWords.get(one.path), questionWords[one.path]]);
    return { ...one, also: [...also].filter(Boolean).join(" ") || undefined };
  });
}

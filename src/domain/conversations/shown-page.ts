import { pageQuestions } from "#content/page-questions.ts";
import { suggestOnPage } from "#domain/answers/index.ts";
import { findServiceTitle } from "#domain/catalogue/index.ts";
import { findPageTitle } from "#domain/knowledge/index.ts";
import type { PageAnswer, ShownPage } from "./contract.ts";
import type { ConversationDeps } from "./deps.ts";

const maxLength = 200;

/**
 * The page of ours at an address that a browser tells, if it says something about what is asked there: with our own
 * name for it, and without what belongs to one person. Null for every other text.
 */
export async function findShownPage(
  path: unknown,
  deps: Pick<ConversationDeps, "db">,
): Promise<ShownPage | null> {
  if (typeof path !== "string" || path.length > maxLength || !/^(\/[\w-]+)+$/.test(path))
    return null;
  const [, serviceId] = /^\/(?:services|checkout)\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (serviceId) {
    const title = await findServiceTitle(deps, serviceId);
    return title ? { path: `/services/${serviceId}`, title, serviceId } : null;
  }
  const known = toldFor(path);
  if (known) return { path: known.path, title: known.title, serviceId: null };
  const title = await findPageTitle(path, deps);
  return title === null ? null : { path, title, serviceId: null };
}

/** Of a person's own page the beginning of its address is enough: what follows may be a secret. */
const toldFor = (path: string) =>
  pageQuestions
    .filter((one) => one.path === path || (one.isPersonal && path.startsWith(`${one.path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

/** What the chat shows of the page that somebody looks at: its name, and what is asked there. */
export async function readShownPage(
  path: unknown,
  deps: Pick<ConversationDeps, "db" | "answers">,
): Promise<PageAnswer> {
  const page = await findShownPage(path, deps);
  if (!page) return { page: null, asks: [] };
  const ids = toldFor(page.path)?.ids;
  const asks = await suggestOnPage({ path: page.path, ...(ids && { ids }) }, deps);
  return { page: { path: page.path, title: page.title }, asks };
}

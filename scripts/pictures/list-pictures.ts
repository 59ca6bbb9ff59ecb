import { brand } from "../../content/brand.ts";
import { categories, services } from "../../content/catalogue.ts";
import { isPolicy } from "../../src/web/help/is-policy.ts";
import { listedPagesWith } from "../../src/web/kit/listed-pages.ts";
import { pagePicture } from "../../src/web/kit/page-picture.ts";
import { pagePatterns } from "../../src/web/page-patterns.ts";
import { documentPages, paths } from "../../src/web/paths.ts";
import type { Picture } from "./draw-picture.ts";
import type { DrawingName } from "./drawings.ts";

type Descriptor = { title?: string; property?: string; content?: string };
/** As much of React Router's build as is looked at. */
export type BuiltPages = {
  routes: Record<
    string,
    { path?: string; index?: boolean; module: { meta?: unknown } } | undefined
  >;
};

const documents = new Set<string>(documentPages.map((name) => pagePatterns[name]));

/** Each listed page's picture by its address under the built files, with the title that the page itself says. */
export function listPictures(build: BuiltPages): Map<string, Picture> {
  return new Map(
    listedPagesWith(services).map((path) => [
      pagePicture(path),
      { title: titleOf(build, path), drawing: drawingFor(path) },
    ]),
  );
}

function drawingFor(path: string): DrawingName {
  const own =
    categories.find(({ id }) => paths.services(id) === path)?.id ??
    services.find(({ id }) => paths.service(id) === path)?.category;
  if (own) return own;
  if (isPolicy(path)) return "sheet";
  return documents.has(path) ? "steps" : "labyrinth";
}

/**
 * What the page's `meta` gives as og:title, asked with what its loader would say of a fresh installation.
 * @throws Error where a page needs more than that
 */
function titleOf(build: BuiltPages, path: string): string {
  const category = categories.find(({ id }) => paths.services(id) === path) ?? null;
  const service = services.find(({ id }) => paths.service(id) === path);
  const pattern = service ? pagePatterns.service : path.replace(/\?.*/, "");
  const route = Object.values(build.routes).find(
    (one) => one && (one.index ? pattern === "/" : `/${one.path ?? ""}` === pattern && one.path),
  );
  const loaderData = {
    path,
    publicUrl: "https://example.com",
    category: category ?? categories.find(({ id }) => id === service?.category),
    service: service ? { ...service, scopes: [] } : undefined,
    services: [],
    questions: [],
  };
  const meta = route?.module.meta as ((given: object) => Descriptor[]) | undefined;
  const title = meta?.({ loaderData }).find(({ property }) => property === "og:title")?.content;
  if (!title)
    throw new Error(
      `${path} says no title to draw: does its page have pageMeta(), and is it listed?`,
    );
  return title.startsWith(`${brand.name}: `) ? title.slice(brand.name.length + 2) : title;
}

import { listServices } from "#domain/catalogue/index.ts";
import { documentAt } from "../help/documents.ts";
import { depsContext } from "../kit/context.ts";
import { listedPagesWith } from "../kit/listed-pages.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import type { Route } from "./+types/sitemap.ts";

/** Every page that search engines may list, documents with the day of their last change (https://sitemaps.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  const entries = listedPagesWith(services).map((path) => {
    const changed = documentAt(path)?.about.changed;
    const url = new URL(path, deps.publicUrl).href.replaceAll("&", "&amp;");
    return `  <url><loc>${url}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return new Response(text, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

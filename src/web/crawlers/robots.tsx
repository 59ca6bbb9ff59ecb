import { depsContext } from "../kit/context.ts";
import { privateAreas } from "../kit/listed-pages.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/robots.ts";

/** Beside what is private: quotes, steps of a purchase, and addresses for programs. */
const elsewhere = ["/till/", "/quotes/", "/success", "/checkout/", "/functions/"];

/** What crawlers leave alone (RFC 9309). It hides nothing: who may come where is checked with each request. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(depsContext);
  const lines = [
    "User-agent: *",
    ...[...privateAreas, ...elsewhere].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL(paths.sitemap(), publicUrl).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

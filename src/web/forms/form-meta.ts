import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { paths } from "../paths.ts";

const maxDescription = 160;

/**
 * The head of a published form: a page of its owner's, so its title and link preview name the form and who asks, and
 * not us.
 */
export function formMeta(
  { title, publisher, intro }: Pick<FormInterface, "title" | "publisher" | "intro">,
  page: { address: string; publicUrl: string; hasLogo: boolean },
) {
  const { address, publicUrl, hasLogo } = page;
  const description = intro.slice(0, maxDescription);
  const addressOf = (path: string) => new URL(path, publicUrl).href;
  return [
    { title: publisher ? `${title} · ${publisher}` : title },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
    { property: "og:type", content: "website" },
    ...(publisher ? [{ property: "og:site_name", content: publisher }] : []),
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: addressOf(paths.publicForm(address)) },
    ...(hasLogo
      ? [{ property: "og:image", content: addressOf(paths.publicFormLogo(address)) }]
      : []),
    { name: "twitter:card", content: "summary" },
  ];
}

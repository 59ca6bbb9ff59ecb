import { describe, expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const page = {
  title: "Refund policy",
  description: "What you get back.",
  path: "/legal/refunds",
  publicUrl: "https://shop.example",
};
type Tags = ReturnType<typeof pageMeta>;
const find = (tags: Tags, name: string) =>
  tags.flatMap((tag) =>
    ("property" in tag && tag.property === name) || ("name" in tag && tag.name === name)
      ? [tag.content]
      : [],
  )[0];
const blocks = (tags: Tags) =>
  tags.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));
const types = (tags: Tags) => blocks(tags).map((block) => (block as { "@type": string })["@type"]);

describe("a page that is listed", () => {
  test("has its own picture, whole addresses, and the way to it from the home page", () => {
    const tags = pageMeta(page);
    expect(find(tags, "og:image")).toBe("https://shop.example/og/legal-refunds.png");
    expect(find(tags, "og:url")).toBe("https://shop.example/legal/refunds");
    expect(find(tags, "twitter:card")).toBe("summary_large_image");
    expect(blocks(tags)).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
          {
            "@type": "ListItem",
            position: 2,
            name: "Refund policy",
            item: "https://shop.example/legal/refunds",
          },
        ],
      },
    ]);
  });

  test("is an article where it says when it was changed", () => {
    const tags = pageMeta({ ...page, changed: "2026-01-02" });
    expect(find(tags, "og:type")).toBe("article");
    expect(find(tags, "article:modified_time")).toBe("2026-01-02");
    expect(types(tags)).toEqual(["TechArticle", "BreadcrumbList"]);
  });

  test("names the site and its search on the home page, and no way to it", () => {
    expect(types(pageMeta({ ...page, path: "/" }))).toEqual(["WebSite"]);
  });
});

test("a page that is not listed has the site's picture, and no structured data", () => {
  const tags = pageMeta({ ...page, indexed: false });
  expect(find(tags, "robots")).toBe("noindex");
  expect(find(tags, "og:image")).toBe("https://shop.example/og/home.png");
  expect(blocks(tags)).toEqual([]);
});

import { expect, test } from "vitest";
import type { PublicVideo } from "#domain/videos/contract.ts";
import { videoMeta } from "./video-meta.ts";

const publicUrl = "https://shop.test";
const video: PublicVideo = {
  address: "spring-sale",
  title: "Spring “sale” </script>",
  description: "We mend bicycles.",
  state: "ready",
  seconds: 12.4,
  width: 1280,
  height: 720,
  mediaType: "video/webm",
  hasPoster: true,
  chapters: [],
  language: "english",
  colours: { primary: "#3b82f6", secondary: "#6b7280" },
  showsCaptions: false,
  createdAt: "2026-05-01T10:00:00.000Z",
};

type Tag = Record<string, unknown>;
const tagsOf = (changes: Partial<PublicVideo> = {}) =>
  videoMeta({ ...video, ...changes }, publicUrl) as Tag[];
const contents = (tags: Tag[], name: string) =>
  tags.flatMap((tag) => (tag["property"] === name || tag["name"] === name ? [tag["content"]] : []));

test("a video is offered to other sites once, with its file, still, size and length", () => {
  const tags = tagsOf();
  const expected = {
    "og:type": "video.other",
    "og:title": video.title,
    "og:url": "https://shop.test/v/spring-sale",
    "og:video": "https://shop.test/media/spring-sale/video",
    "og:video:secure_url": "https://shop.test/media/spring-sale/video",
    "og:video:type": "video/webm",
    "og:video:width": "1280",
    "og:video:height": "720",
    "og:image": "https://shop.test/media/spring-sale/poster",
    "video:duration": "12",
    "twitter:card": "player",
    "twitter:player": "https://shop.test/v/spring-sale?embed=1",
  };
  for (const [name, content] of Object.entries(expected))
    expect(contents(tags, name), name).toEqual([content]);
  expect(tags.find((tag) => tag["type"] === "application/json+oembed")).toMatchObject({
    rel: "alternate",
    href: "https://shop.test/oembed?url=https%3A%2F%2Fshop.test%2Fv%2Fspring-sale&format=json",
  });
});

test("its metadata says that it is AI-generated, for people and for programs", () => {
  const tags = tagsOf();
  for (const name of ["description", "og:description"])
    expect(contents(tags, name)).toEqual(["AI-generated video. We mend bicycles."]);
  expect(tags.find((tag) => "script:ld+json" in tag)?.["script:ld+json"]).toMatchObject({
    "@type": "VideoObject",
    duration: "PT12S",
    digitalSourceType: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
  });
});

test("what isn't there isn't offered: no still, and no video before it is ready", () => {
  expect(contents(tagsOf({ hasPoster: false }), "og:image")).toEqual([]);
  for (const state of ["none", "paused"] as const) {
    const tags = tagsOf({ state });
    for (const name of ["og:video", "twitter:player"]) expect(contents(tags, name)).toEqual([]);
  }
});

test("search engines leave it out", () => {
  expect(contents(tagsOf(), "robots")).toEqual(["noindex"]);
});

import type { PublicVideo } from "#domain/videos/contract.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { paths } from "../paths.ts";

/** What the page of a video says to browsers, to other sites and to search engines. */
export function videoMeta(video: PublicVideo, publicUrl: string) {
  const { title, address, state } = video;
  const path = paths.publicVideo(address);
  if (state !== "ready")
    return pageMeta({ title, description: video.description, path, publicUrl, indexed: false });
  const description = `AI-generated video. ${video.description}`;
  const jsonLd = [structuredVideo({ ...video, description }, publicUrl)];
  const page = pageMeta({ title, description, path, publicUrl, jsonLd, indexed: false });
  const style = {
    tagName: "link" as const,
    rel: "stylesheet",
    href: paths.publicVideoStyle(address),
  };
  return [
    style,
    ...page.filter((one) => !isOf(one, /^(og:(type|image)|twitter:card)/)),
    ...videoTags(video, publicUrl),
  ];
}

const isOf = (tag: object, name: RegExp) =>
  ("property" in tag && name.test(String(tag.property))) ||
  ("name" in tag && name.test(String(tag.name)));

/** As schema.org names it (https://schema.org/VideoObject), with what made it. */
function structuredVideo(video: PublicVideo, publicUrl: string): object {
  const { address, title, description, seconds, hasPoster, createdAt, mediaType } = video;
  const full = (path: string) => new URL(path, publicUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: title,
    description,
    duration: `PT${Math.round(seconds)}S`,
    uploadDate: createdAt,
    encodingFormat: mediaType,
    contentUrl: full(paths.publicMedia(address, "video")),
    embedUrl: full(paths.publicVideo(address, { embed: "1" })),
    ...(hasPoster && { thumbnailUrl: full(paths.publicMedia(address, "poster")) }),
    digitalSourceType: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
  };
}

/** What other sites show of it: Open Graph's video tags (https://ogp.me/#type_video), and where oEmbed is answered. */
function videoTags(video: PublicVideo, publicUrl: string) {
  const { address, title, seconds, width, height, mediaType } = video;
  const full = (path: string) => new URL(path, publicUrl).href;
  const page = full(paths.publicVideo(address));
  const file = full(paths.publicMedia(address, "video"));
  const [w, h] = [String(width), String(height)];
  const poster = full(paths.publicMedia(address, "poster"));
  return [
    { property: "og:type", content: "video.other" },
    { property: "og:video", content: file },
    { property: "og:video:secure_url", content: file },
    { property: "og:video:type", content: mediaType },
    { property: "og:video:width", content: w },
    { property: "og:video:height", content: h },
    { property: "video:duration", content: String(Math.round(seconds)) },
    ...(video.hasPoster
      ? [
          { property: "og:image", content: poster },
          { property: "og:image:width", content: w },
          { property: "og:image:height", content: h },
          { property: "og:image:alt", content: `A still of the video “${title}”` },
        ]
      : []),
    { name: "twitter:card", content: "player" },
    { name: "twitter:player", content: full(paths.publicVideo(address, { embed: "1" })) },
    { name: "twitter:player:width", content: w },
    { name: "twitter:player:height", content: h },
    {
      tagName: "link" as const,
      rel: "alternate",
      type: "application/json+oembed",
      href: full(`/oembed?url=${encodeURIComponent(page)}&format=json`),
      title,
    },
  ];
}

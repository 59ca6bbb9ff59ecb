import { brand } from "#content/brand.ts";
import type { PublicVideo } from "#domain/videos/contract.ts";
import { readPublicVideo } from "#domain/videos/index.ts";
import { classNames } from "../kit/class-names.ts";
import { depsContext } from "../kit/context.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/video-page.ts";
import { videoMeta } from "./video-meta.ts";
import css from "../styles/forms.css?url";

export const handle = { js: "none", shell: "bare" } as const;
export const links = () => [{ rel: "stylesheet", href: css }];

/** A published video. 404 where nothing is published at the address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const video = await translateErrors(() => readPublicVideo(params.address, deps));
  const isEmbedded = new URL(request.url).searchParams.get("embed") === "1";
  return { video, isEmbedded, publicUrl: deps.publicUrl };
}

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [{ title: brand.name }, { name: "robots", content: "noindex" }];
  const { video, publicUrl } = loaderData;
  return videoMeta(video, publicUrl);
};

const codes: Readonly<Record<string, string>> = {
  english: "en",
  spanish: "es",
  french: "fr",
  german: "de",
};

/** A customer's video at its address, alone on the page or in a frame on another site. */
export default function VideoPage({ loaderData: { video, isEmbedded } }: Route.ComponentProps) {
  const { title, state } = video;
  const lang = codes[video.language] ?? "en";
  return (
    <div className={classNames("video-page", isEmbedded && "video-page--embedded")}>
      <h1
        className={classNames("video-page__title", isEmbedded && "sr-only")}
        dir="auto"
        lang={lang}
      >
        {title}
      </h1>
      {state === "ready" ? (
        <Player video={video} lang={lang} />
      ) : (
        <p>
          {state === "paused"
            ? "This video is paused at the moment. Please come back later."
            : "This video isn’t ready yet. Please come back later."}
        </p>
      )}
      {state === "ready" && !isEmbedded ? <Parts video={video} lang={lang} /> : null}
      <footer className="video-page__foot">
        {state === "ready" ? <span>AI-generated video</span> : null}
        <a href={paths.home()} target="_top">
          Made with {brand.name}
        </a>
        <a href={paths.contact()} target="_top" title={`Report “${title}”`}>
          Report this video
        </a>
      </footer>
    </div>
  );
}

const Player = ({ video, lang }: { video: PublicVideo; lang: string }) => (
  <video
    className="video-page__video"
    controls
    playsInline
    preload="metadata"
    width={video.width}
    height={video.height}
    aria-label={video.title}
    poster={video.hasPoster ? paths.publicMedia(video.address, "poster") : undefined}
  >
    <source src={paths.publicMedia(video.address, "video")} type={video.mediaType} />
    <track
      kind="captions"
      src={paths.publicMedia(video.address, "captions.vtt")}
      srcLang={lang}
      label="Captions"
      default={video.showsCaptions}
    />
    <track kind="chapters" src={paths.publicMedia(video.address, "chapters.vtt")} srcLang={lang} />
    <a href={paths.publicMedia(video.address, "video")}>Download the video</a>
  </video>
);

/** Chapters and transcript, for whoever reads. */
const Parts = ({ video, lang }: { video: PublicVideo; lang: string }) => (
  <section className="video-page__parts" lang={lang}>
    <h2 lang="en">Transcript</h2>
    {video.chapters.map(({ start, title, text }) => (
      <section key={start}>
        {video.chapters.length > 1 ? (
          <h3 dir="auto">
            <span className="figures">{clock(start)}</span>{" "}
            {isBeginningOf(text, title) ? "" : title}
          </h3>
        ) : null}
        {text.trim() === "" ? null : <p dir="auto">{text}</p>}
      </section>
    ))}
  </section>
);

/** A scene without a title is called by its first words, which follow anyway. */
const isBeginningOf = (text: string, title: string) =>
  text.replace(/\s+/gu, " ").trim().startsWith(title.replace(/…$/u, ""));

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

import { useEffect, useRef, useState } from "react";
import type { Chapter, VideoResult } from "#domain/videos/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { clockOf } from "./clock-of.ts";

const codes: Readonly<Record<string, string>> = {
  english: "en",
  spanish: "es",
  french: "fr",
  german: "de",
};

/** A finished video in the browser's own player, with captions to switch on, chapters and the transcript. */
export function VideoPlayer({
  result,
  title,
}: {
  result: Pick<
    VideoResult,
    | "videoUrl"
    | "mediaType"
    | "posterUrl"
    | "captionsUrl"
    | "language"
    | "chapters"
    | "width"
    | "height"
    | "showsCaptions"
  >;
  title: string;
}) {
  const video = useRef<HTMLVideoElement>(null);
  // The browser's own player switches captions in a menu, too.
  const [hasCaptions, setCaptions] = useState(false);
  const switchCaptions = () => {
    const track = video.current?.textTracks[0];
    if (track) track.mode = hasCaptions ? "disabled" : "showing";
  };
  const seek = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    void video.current.play().catch(() => {}); // a browser may want a click on the player first
  };
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return undefined;
    const read = () => setCaptions(tracks[0]?.mode === "showing");
    read();
    tracks.addEventListener("change", read);
    return () => tracks.removeEventListener("change", read);
  }, []);
  return (
    <div className="player">
      <video
        ref={video}
        className="player__video"
        controls
        preload="metadata"
        playsInline
        poster={result.posterUrl ?? undefined}
        width={result.width}
        height={result.height}
        aria-label={title}
      >
        <source src={result.videoUrl} type={result.mediaType} />
        <track
          kind="captions"
          src={result.captionsUrl}
          srcLang={codes[result.language] ?? "en"}
          label="Captions"
          default={result.showsCaptions}
        />
        Your browser can’t play this video. Download it instead.
      </video>
      <p className="player__label">
        <span>AI-generated video</span>
        <Button variant="plain" size="small" onClick={switchCaptions}>
          {hasCaptions ? "Hide captions" : "Show captions"}
        </Button>
      </p>
      {result.chapters.length > 1 ? <Chapters chapters={result.chapters} seek={seek} /> : null}
      <details className="player__transcript">
        <summary>Transcript</summary>
        {result.chapters.map(({ start, text }) =>
          text.trim() === "" ? null : (
            <p key={start} dir="auto">
              {text}
            </p>
          ),
        )}
      </details>
    </div>
  );
}

const Chapters = ({
  chapters,
  seek,
}: {
  chapters: readonly Chapter[];
  seek: (seconds: number) => void;
}) => (
  <ol className="player__chapters" aria-label="Chapters">
    {chapters.map(({ title, start }) => (
      <li key={start}>
        <button type="button" onClick={() => seek(start)}>
          <span className="figures">{clockOf(start)}</span> <span dir="auto">{title}</span>
        </button>
      </li>
    ))}
  </ol>
);

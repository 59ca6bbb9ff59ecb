import type { VideoView } from "#domain/videos/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { about } from "./generate-dialog.tsx";

const phaseWords: Readonly<Partial<Record<VideoView["state"], string>>> = {
  queued: "Waiting for its turn",
  voice: "Recording the voice",
  drawing: "Drawing",
  encoding: "Encoding",
};

/** How far a video is, as its renderer says. */
export function VideoProgress({
  video,
  cancel,
  isReadOnly,
}: {
  video: VideoView;
  cancel: () => void;
  isReadOnly: boolean;
}) {
  const percent = Math.floor(video.progress * 100);
  const phase = phaseWords[video.state] ?? "";
  return (
    <section className="video-progress" aria-label={`Version ${video.number} is being made`}>
      <p role="status">
        <b>v{video.number}</b> {phase}
        {video.state === "queued" ? "" : `, ${percent}%`}.{" "}
        {video.leftSeconds === null ? "" : `${capitalised(about(video.leftSeconds))} left.`}
      </p>
      <progress
        className="video-progress__bar"
        value={video.progress}
        max={1}
        aria-label={`${phase}, ${percent} percent`}
      />
      {isReadOnly ? null : (
        <Button variant="quiet" size="small" onClick={cancel}>
          Cancel
        </Button>
      )}
      <p className="field__hint">
        You can leave this page. If it takes longer than a minute, we email you when it is done.
      </p>
    </section>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

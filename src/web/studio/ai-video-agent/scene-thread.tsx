import type { KeyboardEvent, PointerEvent } from "react";
import type { Timeline } from "#domain/videos/timeline.ts";
import { clockOf } from "./clock-of.ts";

const width = 600;
const keySeconds = 1;

/**
 * The time of a video as the thread, with its scenes as beads: sought by pointer, arrows, Page Up and Down, Home and End.
 * Space plays and pauses, as in any player.
 */
export function SceneThread({
  timeline,
  seconds,
  names,
  seek,
  toggle,
}: {
  timeline: Timeline;
  seconds: number;
  names: readonly string[];
  seek: (seconds: number) => void;
  /** Plays or pauses. */
  toggle: () => void;
}) {
  const total = Math.max(0.1, timeline.seconds);
  const x = (time: number) => 8 + (width - 16) * Math.min(1, time / total);
  const now = Math.max(
    0,
    timeline.scenes.findLastIndex(({ start }) => start <= seconds),
  );
  const sceneBy = (by: number) => timeline.scenes[now + by]?.start ?? (by < 0 ? 0 : total);
  const point = (event: PointerEvent) => {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect();
    const part = ((event.clientX - left) / shown) * width;
    seek(Math.min(total, Math.max(0, ((part - 8) / (width - 16)) * total)));
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === " ") {
      event.preventDefault(); // the page would scroll
      return toggle();
    }
    const to = {
      ArrowRight: seconds + keySeconds,
      ArrowLeft: seconds - keySeconds,
      ArrowUp: seconds + keySeconds,
      ArrowDown: seconds - keySeconds,
      PageDown: sceneBy(1),
      PageUp: sceneBy(-1),
      Home: 0,
      End: total,
    }[event.key];
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    seek(Math.min(total, Math.max(0, to)));
  };
  return (
    <div
      className="scene-thread"
      role="slider"
      tabIndex={0}
      aria-label="Time in the preview"
      aria-valuemin={0}
      aria-valuemax={Math.round(total)}
      aria-valuenow={Math.round(seconds)}
      aria-valuetext={`${clockOf(seconds)} of ${clockOf(total)}, ${names[now] ?? ""}`}
      onKeyDown={keys}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
      }}
    >
      <svg viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true">
        <path className="scene-thread__rail" d={`M8 12H${width - 8}`} />
        <path className="scene-thread__done" d={`M8 12H${x(seconds)}`} />
        {timeline.scenes.map(({ start }, at) => (
          // Scenes have no identity here beyond their place.
          // oxlint-disable-next-line react/no-array-index-key
          <path key={at} className="scene-thread__bead" d={`M${x(start)} 5v14`} />
        ))}
        <path className="scene-thread__now" d={`M${x(seconds)} 2v20`} />
      </svg>
    </div>
  );
}

import { memo, useEffect, useMemo, useRef, useState } from "react";
import { captionsOf } from "#domain/videos/captions.ts";
import { drawFrame } from "#domain/videos/drawing/draw-frame.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import { estimateTimeline } from "#domain/videos/timeline-estimate.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Pause, Play } from "../../ui/icons.tsx";
import { clockOf } from "./clock-of.ts";
import { SceneThread } from "./scene-thread.tsx";
import { usePictures } from "./use-pictures.ts";
import { usePlayback } from "./use-playback.ts";

const size = { width: 1280, height: 720 } as const;
/** A little after its beginning, a scene has all its parts. */
const settledSeconds = 1.4;

/** The video as it will be, drawn live: played, paused and sought, with captions as text and the browser's voice. */
export const Stage = memo(function Stage({
  storyboard,
  sceneId = null,
  isByProvider = false,
}: {
  storyboard: Storyboard;
  /** The scene that is being edited: it comes into view. */
  sceneId?: string | null;
  /** A provider's replica speaks in the video, instead of the drawn presenter. */
  isByProvider?: boolean;
}) {
  const timeline = useMemo(() => estimateTimeline(storyboard), [storyboard]);
  const captions = useMemo(() => captionsOf(timeline), [timeline]);
  const { pictures, logo } = usePictures(storyboard);
  const play = usePlayback(timeline, storyboard.language);
  const { seconds, isPlaying, seek } = play;
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasFonts = useFonts();
  // Drawn again once the fonts are there.
  const parts = useMemo(
    () => ({ storyboard, timeline, pictures, logo, hasFonts }),
    [storyboard, timeline, pictures, logo, hasFonts],
  );
  const isCalm = useCalm();
  const caption = captions.find(({ start, end }) => start <= seconds && seconds < end);
  // Who wants less motion sees each caption's picture, and none in between.
  const drawn = isCalm && isPlaying && caption ? caption.start + 0.2 : seconds;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) drawFrame(context, { ...parts, ...size }, drawn);
  }, [parts, drawn]);

  const scene = storyboard.scenes.findIndex(({ id }) => id === sceneId);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (sceneId === null || followed.current === sceneId || isPlaying) return;
    followed.current = sceneId;
    const start = timeline.scenes[scene]?.start;
    if (start !== undefined) seek(start + settledSeconds);
  }, [sceneId, scene, timeline, isPlaying, seek]);

  const now = Math.max(
    0,
    timeline.scenes.findLastIndex(({ start }) => start <= seconds),
  );
  return (
    <figure className="stage">
      <canvas
        ref={canvas}
        {...size}
        className="stage__canvas"
        role="img"
        aria-label={`Preview, scene ${now + 1} of ${storyboard.scenes.length}: ${storyboard.scenes[now]?.title || "the presenter"}`}
      />
      <div className="stage__controls">
        <IconButton
          label={isPlaying ? "Pause the preview" : "Play the preview"}
          onClick={play.toggle}
        >
          {isPlaying ? <Pause size={18} /> : <Play size={18} />}
        </IconButton>
        <SceneThread
          timeline={timeline}
          seconds={seconds}
          names={storyboard.scenes.map(({ title }, at) => title || `Scene ${at + 1}`)}
          seek={(next) => {
            play.pause();
            seek(next);
          }}
          toggle={play.toggle}
        />
        <span className="figures stage__clock">
          {clockOf(seconds)} / {clockOf(timeline.seconds)}
        </span>
        {play.voice.hasVoice ? (
          <Button
            variant="plain"
            size="small"
            aria-pressed={play.voice.isOn}
            onClick={() => play.voice.setOn(!play.voice.isOn)}
          >
            {play.voice.isOn ? "Voice on" : "Voice off"}
          </Button>
        ) : null}
      </div>
      <p className="stage__caption" dir="auto" aria-live={isPlaying ? "polite" : "off"}>
        {caption?.text ?? "\u00a0"}
      </p>
      <figcaption className="field__hint">
        {isByProvider
          ? "A drawn preview of your script: in the video, the replica speaks it."
          : "A live preview."}{" "}
        {play.voice.hasVoice
          ? "Your browser speaks it; the video has a voice of its own."
          : "Your browser has no voice for this language, so the preview is silent."}
      </figcaption>
    </figure>
  );
});

/** Whether the page's fonts are there: what was drawn before is drawn again. */
function useFonts(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const faces = ['500 40px "Instrument Sans Variable"', '600 40px "Instrument Sans Variable"'];
    void Promise.allSettled(faces.map((face) => document.fonts.load(face))).then(() =>
      setReady(true),
    );
  }, []);
  return isReady;
}

function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => setCalm(query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  return isCalm;
}

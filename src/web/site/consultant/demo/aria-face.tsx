import { useEffect, useRef } from "react";
import { mouthAt, mouthPath, restingMouth } from "./mouth.ts";
import type { Voice, VoiceView } from "./voice.ts";

/** What she is doing; the drawing shows it with her eyes. */
export type Mood = "waiting" | "listening" | "thinking" | "speaking";

const still = "(prefers-reduced-motion: reduce)";

/**
 * Aria, drawn by one thread: it comes in from the left, becomes her hair and leads on. Her mouth follows what the
 * voice says; for people who prefer less motion it stands still.
 */
export function AriaFace({ mood, voice, view }: { mood: Mood; voice: Voice; view: VoiceView }) {
  const mouth = useRef<SVGPathElement>(null);
  const text = view.current?.text ?? null;
  useEffect(() => {
    const path = mouth.current;
    if (!path || text === null || matchMedia(still).matches) return () => {};
    let frame = 0;
    const draw = () => {
      const place = voice.place();
      path.setAttribute("d", mouthPath(place === null ? restingMouth : mouthAt(text, place)));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      path.setAttribute("d", mouthPath(restingMouth));
    };
  }, [voice, text]);
  return (
    <svg className="aria" data-mood={mood} viewBox="0 0 320 230" aria-hidden="true">
      <g className="thread thread--ink drawing">
        <path d="M146 176v14c0 11-34 14-52 40M174 176v14c0 11 34 14 52 40" />
        <path d="M119 84c-3 22-2 40 5 58 7 20 21 34 36 34s29-14 36-34c7-18 8-36 5-58" />
        <g className="aria__brows">
          <path d="M132 92q8-5 16-2M172 90q8-3 16 2" />
        </g>
        <path d="M160 108q-4 10-3 14 2 2 6 1" />
      </g>
      <g className="aria__eyes">
        <ellipse cx="141" cy="105" rx="3.5" ry="4.5" />
        <ellipse cx="179" cy="105" rx="3.5" ry="4.5" />
      </g>
      <path
        ref={mouth}
        className="aria__mouth thread thread--ink drawing"
        d={mouthPath(restingMouth)}
      />
      <g className="thread drawing">
        <path d="M-480 222H40c34 0 46-14 52-42 6-26-6-48-2-82C95 56 124 30 160 30s65 26 70 68c4 34-8 56-2 82 6 28 18 42 52 42h520" />
        <path d="M119 84c20-2 44-14 52-34 2 18 14 30 30 34" />
      </g>
    </svg>
  );
}

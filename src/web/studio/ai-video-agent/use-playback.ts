import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import type { Timeline } from "#domain/videos/timeline.ts";
import { useVoice } from "./use-voice.ts";

/** Frames are drawn so often at most: as often as the video will have them. */
const frameMs = 1000 / 15;

/** When each sentence begins, and what it says: a voice is given one at a time. */
const sentencesOf = ({ words }: Timeline) => {
  const sentences = new Map<number, { start: number; text: string }>();
  for (const { sentence, start, text } of words) {
    const known = sentences.get(sentence);
    if (known) known.text += ` ${text}`;
    else sentences.set(sentence, { start, text });
  }
  return [...sentences.values()];
};

/**
 * Plays a timeline: the time goes on by itself, and waits for the browser's voice where that takes longer for a
 * sentence than was estimated.
 */
export function usePlayback(timeline: Timeline, language: Storyboard["language"]) {
  const [seconds, setSeconds] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const at = useRef(0);
  const voice = useVoice(language);
  const { silence } = voice;
  const show = (next: number) => {
    at.current = Math.min(timeline.seconds, Math.max(0, next));
    setSeconds(at.current);
  };
  const step = useEffectEvent((passed: number) => {
    const before = at.current;
    const next = before + passed;
    const begins = sentencesOf(timeline).find(({ start }) => start >= before && start < next);
    if (begins && voice.isSpeaking.current) return;
    if (begins) voice.say(begins.text);
    if (next >= timeline.seconds && !voice.isSpeaking.current) setPlaying(false);
    show(next);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      if (now - last >= frameMs) {
        step((now - last) / 1000);
        last = now;
      }
      frame = requestAnimationFrame(tick);
    });
    return () => {
      cancelAnimationFrame(frame);
      silence();
    };
  }, [isPlaying, silence]);
  const seek = useCallback(
    (next: number) => {
      silence();
      at.current = Math.max(0, next);
      setSeconds(at.current);
    },
    [silence],
  );
  return {
    seconds: Math.min(seconds, timeline.seconds),
    isPlaying,
    voice,
    seek,
    toggle: () => {
      if (!isPlaying && at.current >= timeline.seconds - 0.05) show(0);
      setPlaying(!isPlaying);
    },
    pause: () => setPlaying(false),
  };
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { avatarStyles, backgrounds, videoLanguages, voices } from "#content/video-options.ts";
import { captionStyles, sceneLayouts, type Storyboard } from "../storyboard.ts";
import { estimateTimeline } from "../timeline-estimate.ts";
import { timelineOfScene } from "../timeline-of-scene.ts";
import { contrast } from "./colours.ts";
import type { DrawingContext, Picture } from "./context.ts";
import { drawFrame } from "./draw-frame.ts";
import { generatedLabel } from "./draw-marks.ts";
import { poseAt } from "./motion.ts";
import { paletteOf } from "./palette.ts";
import { fitted } from "./scene-places.ts";
import { orderFromLeft } from "./text.ts";

/** A canvas that remembers what was drawn on it: a letter is half as wide as it is tall. */
function remembering() {
  const calls: string[] = [];
  const texts: { text: string; x: number; width: number }[] = [];
  const moves = [{ x: 0, scale: 1 }];
  const state: Record<string, unknown> = { font: "600 20px x", textAlign: "left" };
  const sizeOf = () => Number(/ (\d+)px/.exec(String(state["font"]))?.[1]);
  const here = () => moves.at(-1)!;
  const own: Record<string, (...values: number[]) => unknown> = {
    save: () => moves.push({ ...here() }),
    restore: () => moves.pop(),
    translate: (x = 0) => (here().x += x * here().scale),
    scale: (x = 1) => (here().scale *= x),
    createLinearGradient: () => ({ addColorStop: () => {} }),
    createRadialGradient: () => ({ addColorStop: () => {} }),
  };
  const context = new Proxy(state, {
    get: (_state, name: string) => {
      if (name in state) return state[name];
      if (name === "measureText")
        return (text: string) => ({ width: Array.from(text).length * sizeOf() * 0.5 });
      return (...values: unknown[]) => {
        calls.push(`${name} ${values.filter((value) => typeof value !== "object").join(",")}`);
        if (name === "fillText") {
          const [text, x] = values as [string, number];
          const width = Array.from(text).length * sizeOf() * 0.5 * here().scale;
          const left = here().x + x * here().scale;
          texts.push({ text, x: state["textAlign"] === "right" ? left - width : left, width });
        }
        return own[name]?.(...(values as number[]));
      };
    },
    set: (_state, name: string, value: unknown) => {
      state[name] = value;
      if (typeof value !== "object") calls.push(`${name}=${value as string}`);
      return true;
    },
  });
  return { context: context as unknown as DrawingContext, calls, texts };
}

const picture: Picture = { image: {} as CanvasImageSource, width: 800, height: 600 };
const pictures = new Map([["file", picture]]);
const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom("", "Hello there", "مرحبا بكم في خدمتنا", "x".repeat(300), "🎉 🎉 🎉"),
);
const anyBoard: fc.Arbitrary<Storyboard> = fc.record({
  title: fc.constant("A video"),
  language: fc.constantFrom(...videoLanguages),
  voice: fc.constantFrom(...voices),
  avatarStyle: fc.constantFrom(...avatarStyles),
  background: fc.constantFrom(...backgrounds),
  colours: fc.record({ primary: anyColour, secondary: anyColour }),
  captions: fc.constantFrom(...captionStyles),
  logoFileId: fc.constant(null),
  scenes: fc.array(
    fc.record({
      id: fc.constant("a"),
      title: anyText,
      text: anyText,
      layout: fc.constantFrom(...sceneLayouts),
      pictureFileId: fc.constantFrom(null, "file", "missing"),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  provider: fc.constant({ replicaId: "", personaId: "" }),
});

function drawn(storyboard: Storyboard, part: number, logo: Picture | null = null) {
  const timeline = estimateTimeline(storyboard);
  const { context, calls, texts } = remembering();
  const size = { width: 1280, height: 720 };
  drawFrame(context, { storyboard, timeline, pictures, logo, ...size }, timeline.seconds * part);
  return { calls, texts };
}

describe("whatever a video is made from", () => {
  test("each frame says that it is AI-generated, and every text lies within the picture", () => {
    fc.assert(
      fc.property(anyBoard, fc.double({ min: 0, max: 1, noNaN: true }), (storyboard, part) => {
        const { texts, calls } = drawn(storyboard, part, picture);
        expect(texts.map(({ text }) => text)).toContain(generatedLabel[storyboard.language]);
        for (const { x, width } of texts) {
          expect(x).toBeGreaterThan(20);
          expect(x + width).toBeLessThan(1260);
        }
        expect(calls.join(" ")).not.toMatch(/NaN|undefined/);
      }),
      { numRuns: 150 },
    );
  });

  test("a frame is the same, whatever was drawn before", () => {
    fc.assert(
      fc.property(anyBoard, (storyboard) => {
        const first = drawn(storyboard, 0.6).calls;
        drawn(storyboard, 0.9);
        expect(drawn(storyboard, 0.6).calls).toEqual(first);
      }),
      { numRuns: 30 },
    );
  });

  test("a scene looks the same whatever is said before it, and its presenter begins and ends in one pose", () => {
    const spoken = { title: "", layout: "presenter", pictureFileId: null } as const;
    const second = { ...spoken, id: "b", text: "We answer at night. Write to us, please." };
    const board = (text: string): Storyboard => ({
      ...fc.sample(anyBoard, { numRuns: 1, seed: 1 })[0]!,
      scenes: [{ ...spoken, id: "a", text }, second],
    });
    const callsAt = (text: string, sinceStart: number) => {
      const storyboard = board(text);
      const timeline = estimateTimeline(storyboard);
      const { context, calls } = remembering();
      const at = timeline.scenes[1]!.start + sinceStart;
      const parts = { storyboard, timeline, pictures, logo: null, width: 1280, height: 720 };
      drawFrame(context, parts, at);
      return calls.map((call) =>
        call.replace(/-?\d+\.\d+(e-?\d+)?/g, (number) =>
          (Math.round(Number(number) * 1e4) / 1e4 + 0).toString(),
        ),
      );
    };
    for (const sinceStart of [0, 0.1137, 1.3071, 2.2093, 3.0159])
      expect(callsAt("Hello.", sinceStart)).toEqual(
        callsAt("Hello there, you two. Hi!", sinceStart),
      );
    const timeline = timelineOfScene(estimateTimeline(board("Hello.")), 1);
    const [first, last] = [0, timeline.seconds].map((at) =>
      poseAt(timeline, at, { leans: 0, seed: 5 }),
    );
    expect(JSON.stringify(first).replaceAll("-0", "0")).toBe(
      JSON.stringify(last).replaceAll("-0", "0"),
    );
  });

  test("any two colours make titles, captions and the thread that can be seen", () => {
    fc.assert(
      fc.property(
        anyColour,
        anyColour,
        fc.constantFrom(...backgrounds),
        (primary, secondary, background) => {
          const palette = paletteOf({ colours: { primary, secondary }, background });
          expect(contrast(palette.ink, palette.ground)).toBeGreaterThanOrEqual(7);
          expect(contrast(palette.thread, palette.ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(palette.caption.words, palette.caption.ground)).toBeGreaterThanOrEqual(7);
          expect(contrast(palette.caption.mark, palette.caption.ground)).toBeGreaterThanOrEqual(7);
        },
      ),
    );
  });
});

test("words stand as they are read, also from the right and mixed", () => {
  expect(orderFromLeft(["one", "two", "three"])).toEqual([0, 1, 2]);
  expect(orderFromLeft(["שלום", "לכם", "כולם"])).toEqual([2, 1, 0]);
  expect(orderFromLeft(["שלום", "Anna", "Mill", "כולם"])).toEqual([3, 1, 2, 0]);
});

test("pictures keep their shape, and only extreme ones are cut", () => {
  const box = { x: 0, y: 0, width: 600, height: 300 };
  for (const [width, height, isCut] of [
    [800, 600, false],
    [1080, 1920, true],
    [4000, 300, true],
    [640, 640, false],
  ] as const) {
    const { place, source } = fitted({ width, height }, box);
    expect(place.width / place.height).toBeCloseTo(source.width / source.height, 5);
    expect(place.width).toBeLessThanOrEqual(600.001);
    expect(place.height).toBeLessThanOrEqual(300.001);
    expect(source.width * source.height < width * height - 1).toBe(isCut);
  }
});

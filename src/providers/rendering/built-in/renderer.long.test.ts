import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import { chromium } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { RenderedVideo } from "#domain/videos/ports.ts";
import { chromiumSwitches } from "../../../../scripts/chromium-switches.ts";
import { findChromium } from "../../../../scripts/find-chromium.ts";
import {
  bytesOf,
  heldPieces,
  makeVideo,
  newScene,
  newStoryboard,
  newWork,
} from "../../../../tests/factories/rendering.ts";
import { createBuiltInRenderer } from "./renderer.ts";

const folder = mkdtempSync(join(tmpdir(), "rendering-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const twoScenes = newStoryboard({
  background: "custom",
  scenes: [
    newScene({ title: "First", text: "Welcome to our service." }),
    newScene({ title: "", layout: "picture", pictureFileId: "photo", text: "This is a picture." }),
  ],
});

/** 50 megapixels, as a good camera takes them. */
const photo = createCanvas(8660, 5774);
photo.getContext("2d").fillStyle = "#c0392b";
photo.getContext("2d").fillRect(0, 0, 8660, 5774);
const picture = () => photo.encode("jpeg", 80);

async function made(format: "webm" | "mp4"): Promise<RenderedVideo> {
  const work = newWork({ storyboard: twoScenes, pieces: heldPieces().pieces, picture });
  const done = await makeVideo(createBuiltInRenderer({ folder, format }), work);
  if (done.status !== "done") throw new Error(JSON.stringify(done));
  return done.video;
}

/** Holds a file out as our own server does: in ranges. */
async function serve(bytes: Buffer) {
  const server = createServer((request, response) => {
    if (request.url !== "/video") {
      response.setHeader("content-type", "text/html").end("<video id=v muted src=/video></video>");
      return;
    }
    const [, from = "0", to = ""] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
    const end = to === "" ? bytes.length - 1 : Number(to);
    response.writeHead(request.headers.range ? 206 : 200, {
      "content-type": "video/webm",
      "accept-ranges": "bytes",
      "content-length": end - Number(from) + 1,
      "content-range": `bytes ${from}-${end}/${bytes.length}`,
    });
    response.end(bytes.subarray(Number(from), end + 1));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

/** What a page sees of the video: its sound ten times a second, and how light its captions' place is at some times. */
async function seenInPage(times: readonly number[]) {
  const video = document.querySelector<HTMLVideoElement>("#v")!;
  const once = (name: string) =>
    new Promise((done) => video.addEventListener(name, done, { once: true }));
  if (video.readyState < 1) await once("loadedmetadata");
  const canvas = new OffscreenCanvas(1280, 720).getContext("2d", { willReadFrequently: true })!;
  const light: number[] = [];
  for (const time of times) {
    video.currentTime = time;
    await once("seeked");
    canvas.drawImage(video, 0, 0, 1280, 720);
    const { data } = canvas.getImageData(540, 622, 200, 6);
    light.push(data.reduce((sum, value) => sum + value, 0) / data.length);
  }
  video.currentTime = 0;
  await video.play();
  await new Promise((done) => setTimeout(done, 1500));
  const hasPlayedTo = video.currentTime;
  const file = await (await fetch("/video")).arrayBuffer();
  const sound = await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(file);
  const samples = sound.getChannelData(0);
  const heard = (from: number, to: number) => {
    const part = samples.subarray(
      Math.round(from * sound.sampleRate),
      Math.round(to * sound.sampleRate),
    );
    return Math.sqrt(
      part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length),
    );
  };
  const energy = Array.from({ length: Math.floor(sound.duration * 20) }, (_none, at) =>
    heard(at / 20, at / 20 + 0.05),
  );
  const { duration, videoWidth, videoHeight } = video;
  const shown = Array.from(video.textTracks, ({ mode }) => mode);
  return {
    duration,
    videoWidth,
    videoHeight,
    light,
    hasPlayedTo,
    energy,
    soundSeconds: sound.duration,
    shown,
  };
}

test("a browser plays the video, hears each word at its time, and finds any place", async () => {
  const found = findChromium();
  if ("missing" in found) throw new Error(found.missing);
  const video = await made("webm");
  const { url, close } = await serve(await bytesOf(video));
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...chromiumSwitches, "--autoplay-policy=no-user-gesture-required"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const { words, seconds } = video.timeline!;
    const [first] = words;
    const times = [0.1, first!.start + 0.15, words[5]!.start + 0.1, 0.1];
    const seen = await page.evaluate(seenInPage, times);
    expect([seen.videoWidth, seen.videoHeight]).toEqual([1280, 720]);
    expect(Math.abs(seen.duration - seconds)).toBeLessThan(0.15);
    expect(Math.abs(seen.soundSeconds - seconds)).toBeLessThan(0.15);
    expect(seconds).toBeGreaterThan(4);
    expect(seen.hasPlayedTo).toBeGreaterThan(0.2);
    const [before, atFirst, atLater, again] = seen.light;
    expect(atFirst).toBeLessThan(before! * 0.8);
    expect(atLater).toBeLessThan(before! * 0.8);
    expect(Math.abs(again! - before!)).toBeLessThan(12);
    const loudness = ({ start, end }: { start: number; end: number }) =>
      Math.max(
        ...seen.energy.slice(
          Math.floor(start * 20),
          Math.max(Math.floor(start * 20) + 1, Math.ceil(end * 20)),
        ),
      );
    for (const word of words) expect(loudness(word), word.text).toBeGreaterThan(0.02);
    expect(loudness({ start: 0, end: first!.start - 0.1 })).toBeLessThan(0.01);
    expect(seen.shown.filter((mode) => mode === "showing")).toEqual([]);
  } finally {
    await browser.close();
    close();
  }
});

test("as MP4 it has the same pictures, and sound", async () => {
  const video = await made("mp4");
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await bytesOf(video)) });
  const [track, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  expect([track?.codec, sound?.codec, video.mediaType]).toEqual(["avc", "opus", "video/mp4"]);
  expect(await input.getMetadataTags()).toMatchObject({ comment: "AI-generated" });
  let frames = 0;
  for await (const packet of new EncodedPacketSink(track!).packets())
    frames += packet.byteLength > 0 ? 1 : 0;
  expect(frames).toBe(Math.ceil(video.seconds * 15));
});

test("cut off in any step, at any moment, the step is taken again and the video is whole", async () => {
  const { pieces } = heldPieces();
  const work = newWork({
    pieces,
    storyboard: newStoryboard({ scenes: [newScene({ text: "Hello there." })] }),
  });
  let state: unknown = null;
  let finished: RenderedVideo | null = null;
  const renderer = createBuiltInRenderer({ folder });
  for (let steps = 0; steps < 20; steps++) {
    for (const afterMs of [30, 300, 700]) {
      const signal = AbortSignal.timeout(afterMs);
      const step = await renderer.step({ ...work, state, signal }).catch(() => null);
      if (step?.status === "done")
        for await (const part of step.video.bytes) if (part.length > 0) break;
    }
    const step = await renderer.step({ ...work, state });
    if (step.status === "done") {
      finished = step.video;
      break;
    }
    if (step.status === "failed") throw new Error(step.detail);
    state = JSON.parse(JSON.stringify(step.state));
  }
  const input = new Input({
    formats: ALL_FORMATS,
    source: new BufferSource(await bytesOf(finished!)),
  });
  expect(await input.computeDuration()).toBeCloseTo(finished!.seconds, 0);
});

test("a video of which half is taken from an earlier one plays through, with a frame for each of its times", async () => {
  const found = findChromium();
  if ("missing" in found) throw new Error(found.missing);
  const renderer = createBuiltInRenderer({ folder });
  const scenes = [
    newScene({ id: "one", text: "Welcome to our service." }),
    newScene({ id: "two", text: "Write to us." }),
  ];
  const before = newStoryboard({ scenes });
  const first = await makeVideo(renderer, newWork({ storyboard: before }));
  if (first.status !== "done") throw new Error(JSON.stringify(first));
  const file = await bytesOf(first.video);
  const read = async (from: number, to: number) => file.subarray(from, to);
  const storyboard = newStoryboard({
    scenes: scenes.with(1, { ...scenes[1]!, text: "Call us now." }),
  });
  const earlier = [{ storyboard: before, state: first.state, bytes: file.length, read }];
  const again = await makeVideo(
    renderer,
    newWork({ storyboard, earlier: async () => earlier, pieces: heldPieces().pieces }),
  );
  if (again.status !== "done") throw new Error(JSON.stringify(again));
  expect(again.state).toMatchObject({ segments: [{ isKept: true }, { isKept: false }] });
  const { url, close } = await serve(await bytesOf(again.video));
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...chromiumSwitches, "--autoplay-policy=no-user-gesture-required"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const { words, seconds } = again.video.timeline!;
    const late = words.at(-1)!.start + 0.1;
    const seen = await page.evaluate(seenInPage, [0.1, words[1]!.start + 0.1, late, seconds - 0.1]);
    expect(Math.abs(seen.duration - seconds)).toBeLessThan(0.15);
    const [quiet, atFirst, atLast, atEnd] = seen.light;
    expect(atFirst).toBeLessThan(quiet! * 0.8);
    expect(atLast).toBeLessThan(quiet! * 0.8);
    expect(Math.abs(atEnd! - quiet!)).toBeLessThan(12);
  } finally {
    await browser.close();
    close();
  }
});

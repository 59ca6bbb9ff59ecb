/**
 * `node bench/measure-video-beside.ts` (after `npm run build`): how long a video of 30 seconds takes on this machine, and
 * a page that is drawn for each request meanwhile, against idle, in turns.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serviceLevel } from "#content/promises.ts";
import { newVideoAgent } from "#domain/projects/configuration/video-agent.ts";
import type { SaveProject } from "#domain/projects/contract.ts";
import type { VideoDesk } from "#domain/videos/contract.ts";
import { withoutLimits, callAs, lookAtPage, register, told, within } from "./beside.ts";
import { startApp } from "./processes.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const [rounds, idleSeconds] = [3, 15];
/** About 30 seconds of speech. Each round has words of its own, so that nothing is used again. */
const scriptOf = (round: number) =>
  `Welcome to round ${round} of our service. We build assistants that answer your customers, book their appointments and keep your calendar in order. You tell us what you sell, and we make a short video that explains it. Nothing has to be installed, and nothing leaves your machine. When you like what you see, press publish, and your page shows it within a minute. Thank you for watching number ${round}, and see you soon.`;

const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const app = await startApp(4818, join(folder, "data"), withoutLimits);
try {
  const owner = { app, cookie: await register(app) };
  const { id } = (await callAs(owner, "/functions/projects", {
    serviceType: "ai-video-agent",
  })) as { id: string };
  const desk = async () => (await callAs(owner, `/functions/videos/${id}`)) as VideoDesk;

  async function makeVideo(round: number): Promise<number> {
    const project = (await callAs(owner, `/functions/projects/${id}`)) as SaveProject & {
      revision: number;
    };
    const { name, description, schemaVersion, revision: baseRevision } = project;
    const configuration = { videoAgent: { ...newVideoAgent, script: scriptOf(round) } };
    const save: SaveProject = { name, description, schemaVersion, baseRevision, configuration };
    await callAs(owner, `/functions/projects/${id}/save`, save);
    const offer = (await callAs(owner, `/functions/videos/${id}/offer`)) as { revision: number };
    const since = performance.now();
    await callAs(owner, `/functions/videos/${id}/generate`, { revision: offer.revision });
    for (;;) {
      await sleep(500);
      // A machine that is full may not answer at once.
      const now = await desk().catch(() => null);
      const video = now?.videos[0];
      if (video?.state === "failed") throw new Error(JSON.stringify(video.failure));
      if (video?.state !== "done") continue;
      const took = (performance.now() - since) / 1000;
      say(
        `round ${round}: ${video.seconds?.toFixed(1)} s of video in ${took.toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`,
      );
      return took;
    }
  }

  const all: Record<"idle" | "making", number[]> = { idle: [], making: [] };
  const took: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const until = performance.now() + idleSeconds * 1000;
    all.idle.push(...(await lookAtPage(app, () => performance.now() > until)));
    let isOver = false;
    const making = makeVideo(round).finally(() => {
      isOver = true;
    });
    all.making.push(...(await lookAtPage(app, () => isOver)));
    took.push(await making);
  }
  say(`idle: ${told(all.idle)}\nwhile a video is made: ${told(all.making)}`);
  say(`99 %: ${(within(all.making, 0.99) / within(all.idle, 0.99)).toFixed(2)} (target: 2)`);
  const { videoGenerationSeconds } = serviceLevel.performance;
  say(
    `half of the videos within ${within(took, 0.5).toFixed(1)} s (promised: ${videoGenerationSeconds} s)`,
  );
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * `node bench/measure-automations.ts` (after `npm run build`): runs of six steps that one application does a second,
 * beside pages; the processor time of a run against a bare loop; what a step costs against a bare step of DBOS; and
 * what a second node adds where steps wait for others.
 */
import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { runAutomation } from "#domain/automations/index.ts";
import {
  database,
  deps,
  doAll,
  doSteadily,
  embedded,
  folder,
  owners,
  publish,
  service,
  serviceUrl,
  settings,
  slowMs,
  start,
  stepsInRow,
} from "./automation-rig.ts";
import { median } from "./measure.ts";
import { type App, startApp } from "./processes.ts";
import { cpuMsOf, cpuMsOfTree } from "./usage.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const [runs, rounds, slowRuns, idleSeconds] = [400, 2, 240, 15];
/** The pace beside which pages are looked at: as many runs a second as are asked for. */
const steady = 30;

/** How long a page takes that is drawn for each request, ten times a second, until `isOver`. */
async function look({ url }: App, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  for (let visit = 0; !isOver(); visit += 1) {
    const since = performance.now();
    const headers = { "x-forwarded-for": `10.9.${(visit >> 8) & 255}.${visit & 255}` };
    running.push(
      fetch(`${url}/search?q=refund`, { headers })
        .then(async (answer) => {
          await answer.text();
          if (!answer.ok) throw new Error(`answered ${answer.status}`);
        })
        .catch(() => lost.push(since))
        .then(() => void times.push(performance.now() - since)),
    );
    await sleep(100);
  }
  await Promise.all(running);
  return times;
}
/** Pages that never came. */
const lost: number[] = [];
const part = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;

async function measureSix(app: App): Promise<void> {
  await doAll("six", 100);
  const found: { perSecond: number; nodeMs: number; allMs: number }[] = [];
  const pages = { idle: [] as number[], steady: [] as number[], flooded: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const until = performance.now() + idleSeconds * 1000;
    pages.idle.push(...(await look(app, () => performance.now() > until)));
    const [node, all] = [cpuMsOf(app.pid) ?? 0, cpuNow(app)];
    const seconds = await doAll("six", runs);
    found.push({
      perSecond: runs / seconds,
      nodeMs: ((cpuMsOf(app.pid) ?? 0) - node) / runs,
      allMs: (cpuNow(app) - all) / runs,
    });
    pages.flooded.push(...(await lookBeside(app, doAll("six", runs))));
    pages.steady.push(...(await lookBeside(app, doSteadily("six", steady, idleSeconds))));
  }
  const of = (name: "perSecond" | "nodeMs" | "allMs") => median(found.map((one) => one[name]));
  say(
    `six steps: ${of("perSecond").toFixed(1)} runs a second (target 30); processor ${of("nodeMs").toFixed(1)} ms a run in the application, ${of("allMs").toFixed(1)} with its expressions and Postgres (target 42)`,
  );
  const idle = part(pages.idle, 0.99);
  for (const [name, times] of [
    [`${steady} runs a second (target 2)`, pages.steady],
    [`${runs} runs that are started at once`, pages.flooded],
  ] as const)
    say(
      `page beside ${name}: half ${part(times, 0.5).toFixed(1)} of ${part(pages.idle, 0.5).toFixed(1)} ms, 99 % ${part(times, 0.99).toFixed(1)} of ${idle.toFixed(1)} ms, ${(part(times, 0.99) / idle).toFixed(2)}`,
    );
  say(`${lost.length} pages lost`);
}

async function lookBeside(app: App, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const times = await look(app, () => isOver);
  await ended;
  return times;
}
const cpuNow = (app: App) => cpuMsOfTree(app.pid) + cpuMsOfTree(process.pid, [app.pid]);

/** The same work without anything around it. */
async function bareLoop(): Promise<number> {
  const since = process.cpuUsage();
  for (let at = 0; at < runs; at += 1) {
    const trigger = { body: { name: `Mira ${at}`, total: 150 } };
    const one = { it: `${trigger.body.name}!` };
    if (trigger.body.total <= 100) continue;
    const two = { it: one.it };
    const answer = await fetch(serviceUrl, { method: "POST", body: JSON.stringify(trigger.body) });
    JSON.stringify([two, { it: ((await answer.json()) as { id: string }).id }]);
  }
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000 / runs;
}

/** Milliseconds that a step takes by itself: ours in a run, and a bare one of DBOS, in turns. */
async function measureSteps(): Promise<void> {
  const bare = DBOS.registerWorkflow(
    async () => {
      for (let at = 0; at < stepsInRow; at += 1)
        await DBOS.runStep(async () => ({ it: "Mira" }), { name: `s${at}` });
    },
    { name: "bench.bare" },
  );
  DBOS.setConfig({
    name: "bench",
    systemDatabasePool: database.pool,
    applicationVersion: "bench",
    executorID: "bench",
    runMigrations: false,
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  await DBOS.launch();
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = -2; round < 15; round += 1) {
    const runId = (await start("row", 0)) ?? "";
    let since = performance.now();
    await runAutomation({ runId, turn: 0 }, deps);
    const ours = performance.now() - since;
    since = performance.now();
    await bare();
    const theirs = performance.now() - since;
    if (round < 0) continue;
    times.ours.push(ours / stepsInRow);
    times.bare.push(theirs / stepsInRow);
  }
  await DBOS.shutdown();
  const ratio = median(times.ours.map((one, at) => one / (times.bare[at] ?? NaN)));
  say(
    `a step by itself: ${median(times.ours).toFixed(2)} ms, a bare step of DBOS ${median(times.bare).toFixed(2)} ms; ratio ${ratio.toFixed(2)} (target 2)`,
  );
}

say(`load ${loadavg()[0]?.toFixed(1)}`);
const nodes: App[] = [];
try {
  nodes.push(await startApp(4867, join(folder, "one"), settings));
  const [first] = nodes;
  if (!first) throw new Error("not started");
  for (const name of ["six", "slow", "row"] as const)
    for (let owner = 0; owner < owners; owner += 1) await publish(name, owner);
  await measureSix(first);
  say(`the same in a bare loop: ${(await bareLoop()).toFixed(2)} ms of processor a run`);
  const alone = slowRuns / (await doAll("slow", slowRuns));
  nodes.push(await startApp(4868, join(folder, "two"), settings));
  const both = slowRuns / (await doAll("slow", slowRuns));
  say(
    `steps that wait ${slowMs} ms for others: ${alone.toFixed(1)} runs a second on one node, ${both.toFixed(1)} on two; ${(both / alone).toFixed(2)} (target 1.7)`,
  );
  while (nodes.length > 0) await nodes.pop()?.stop();
  await measureSteps();
} finally {
  for (const node of nodes) await node.stop();
  service.closeAllConnections();
  service.close();
  await database.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

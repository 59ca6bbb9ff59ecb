import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "./processes.ts";

/** What a measured application is started with: nobody meets a plan's limit. */
export const withoutLimits = { PLAN: "enterprise" };

let visits = 0;
/** Another visitor each time: no limit for one address is met. */
export const from = () => `10.8.${visits >> 8}.${++visits & 255}`;

/** Registers a client. @returns their cookies */
export async function register(app: App): Promise<string> {
  const registered = await fetch(`${app.url}/register`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.url, "x-forwarded-for": from() },
    body: new URLSearchParams({
      firstName: "Grace",
      lastName: "Hopper",
      email: "grace@example.com",
      company: "",
      password: "tulip-harbor-42",
      confirmPassword: "tulip-harbor-42",
      terms: "on",
    }),
  });
  if (registered.status >= 400) throw new Error(`Registering answered ${registered.status}`);
  return registered.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
}

/** Calls one of our own functions, as its page would. @throws Error with the answer where it isn't well */
export async function callAs(
  { app, cookie }: { app: App; cookie: string },
  path: string,
  input?: object,
): Promise<unknown> {
  const response = await fetch(`${app.url}${path}`, {
    method: input ? "POST" : "GET",
    headers: {
      cookie,
      origin: app.url,
      "content-type": "application/json",
      "x-forwarded-for": from(),
    },
    ...(input && { body: JSON.stringify(input) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A page that is drawn for each request. */
const page = "/search?q=refund";

/** How long that page takes, ten times a second, until `isOver`. */
export async function lookAtPage(app: App, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  while (!isOver()) {
    const since = performance.now();
    running.push(
      fetch(`${app.url}${page}`, { headers: { "x-forwarded-for": from() } }).then(
        async (answer) => {
          await answer.text();
          if (answer.ok) times.push(performance.now() - since);
        },
      ),
    );
    await sleep(100);
  }
  await Promise.all(running);
  return times;
}

/** The time within which this share of them was. */
export const within = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
export const told = (times: number[]) =>
  `${within(times, 0.5).toFixed(1)} ms, 99 % within ${within(times, 0.99).toFixed(1)} ms (${times.length})`;

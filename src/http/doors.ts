import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./env.ts";
import { rateLimit } from "./rate-limit.ts";

type Door = {
  address: RegExp;
  /** Looking at the page is free. */
  onlyPosts: boolean;
  /** So many requests a minute from one visitor. */
  points: number;
};

/**
 * Addresses where a visitor may do less than elsewhere. A form without scripts and the function behind it
 * are one and the same door.
 */
const doors: readonly Door[] = [
  { address: /^\/functions\/store-intake-data$/, onlyPosts: false, points: 10 },
  {
    address: /^\/(quote|contact|community|functions\/(send-enquiry|request-quote))$/,
    onlyPosts: true,
    points: 20,
  },
  {
    address: /^\/((checkout|till|quotes)\/.*|functions\/create-checkout-session)$/,
    onlyPosts: true,
    points: 60,
  },
  {
    address: /^\/functions\/(chat|consultation\/talk)\/(send|retry)$/,
    onlyPosts: true,
    points: 30,
  },
  { address: /^\/demo(\/.*)?$/, onlyPosts: true, points: 20 },
  { address: /^\/functions\/demo-times$/, onlyPosts: false, points: 120 },
  { address: /^\/functions\/chat\/(end|leave-address)$/, onlyPosts: true, points: 20 },
  {
    address: /^\/functions\/(chat|conversations|consultation\/talk)(\/.*)?$/,
    onlyPosts: false,
    points: 240,
  },
  { address: /^\/functions\/(checkout|quote)-status$/, onlyPosts: false, points: 240 },
  { address: /^\/functions\/consultation\/(start|end)$/, onlyPosts: true, points: 10 },
  { address: /^\/functions\/consultation$/, onlyPosts: false, points: 120 },
  { address: /^\/search$/, onlyPosts: false, points: 60 }, // its answers are drawn anew each time
  { address: /^\/v1(\/.*)?$/, onlyPosts: false, points: 300 },
];

/** Limits what a visitor does at the doors above. Mount the same one everywhere: it counts together. */
export function limitDoors() {
  const limited = doors.map((door) => ({
    ...door,
    limit: rateLimit({ points: door.points, seconds: 60 }),
  }));
  return createMiddleware<HttpEnv>((context, next) => {
    const address = plainAddress(context.req.url);
    const isPost = context.req.method === "POST";
    const found = limited.find((one) => (isPost || !one.onlyPosts) && one.address.test(address));
    return found ? found.limit(context, next) : next();
  });
}

/** Whether long texts are typed here: as a form without scripts sends them, a letter takes up to nine bytes. */
export const takesLongTexts = (url: string): boolean =>
  /^\/(quote|contact|community)$/.test(plainAddress(url));

/**
 * One spelling for all under which a router may know a page: no letter case, no escapes, no `.data` (React
 * Router's address for a page's data) and no slashes at the end.
 */
function plainAddress(url: string): string {
  const plain = unescaped(new URL(url).pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(\/_?)?\.data$/, "");
  return plain.replace(/\/$/, "") || "/";
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // no router knows it either
  }
}

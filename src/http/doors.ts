import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./env.ts";
import { type Limit, rateLimit } from "./rate-limit.ts";

/**
 * What one client address may read in all that isn't stored: pages drawn for it alone, their data, and new pages for the
 * cache. Ten a second are plenty for the people behind one address, and leave most of a processor to the others.
 */
export const readLimit: Limit = { points: 600, seconds: 60 };

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
  { address: /^\/(f\/[^/]+|functions\/answer-form)$/, onlyPosts: true, points: 30 },
  { address: /^\/functions\/form-logo\/.*$/, onlyPosts: false, points: 240 },
  { address: /^\/functions\/projects\/[\w-]+\/brief\.pdf$/, onlyPosts: false, points: 20 },
  { address: /^\/functions\/bots\/[\w-]+\/(train|sources)$/, onlyPosts: true, points: 60 },
  { address: /^\/functions\/videos\/[\w-]+\/write$/, onlyPosts: true, points: 20 },
  { address: /^\/functions\/automations\/[\w-]+\/try$/, onlyPosts: true, points: 90 },
  { address: /^\/functions\/(projects|bots|videos)(\/.*)?$/, onlyPosts: false, points: 300 },
  { address: /^\/functions\/(checkout|quote)-status$/, onlyPosts: false, points: 240 },
  { address: /^\/functions\/consultation\/(start|end)$/, onlyPosts: true, points: 10 },
  { address: /^\/functions\/consultation$/, onlyPosts: false, points: 120 },
  { address: /^\/search$/, onlyPosts: false, points: 60 }, // its answers are drawn anew each time
  { address: /^\/functions\/order-project$/, onlyPosts: true, points: 20 },
  { address: /^\/functions\/project-price$/, onlyPosts: true, points: 120 },
  { address: /^\/functions\/files$/, onlyPosts: true, points: 60 },
  { address: /^\/functions\/files\/.*$/, onlyPosts: false, points: 600 },
  { address: /^\/b\/[^/]+$/, onlyPosts: false, points: 240 },
  { address: /^\/(files|media)\/.*$/, onlyPosts: false, points: 600 },
  { address: /^\/oembed$/, onlyPosts: false, points: 120 },
  { address: /^\/v1\/chatbots\/[^/]+\/(messages|retry)$/, onlyPosts: true, points: 60 },
  { address: /^\/v1\/chatbots\/[^/]+\/(leads|person)$/, onlyPosts: true, points: 10 },
  { address: /^\/v1(\/.*)?$/, onlyPosts: false, points: 300 },
];

/** Limits what a visitor does at the doors above. Mount the same one everywhere: it counts together. */
export function limitDoors() {
  const limited = doors.map((door) => ({
    ...door,
    limit: rateLimit({ points: door.points, seconds: 60 }),
  }));
  return createMiddleware<HttpEnv>((context, next) => {
    const address = pageAddress(context.req.url);
    const isPost = context.req.method === "POST";
    const found = limited.find((one) => (isPost || !one.onlyPosts) && one.address.test(address));
    return found ? found.limit(context, next) : next();
  });
}

/** Whether an exported project is imported here: as large as a project, with line breaks and indents. */
export const takesImports = (url: string): boolean =>
  /^\/ai-service-design\/new$/.test(pageAddress(url));

/** Whether long texts are typed here: as a form without scripts sends them, a letter takes up to nine bytes. */
export const takesLongTexts = (url: string): boolean =>
  /^\/(quote|contact|community|f\/[^/]+)$/.test(pageAddress(url));

/** Whether a whole project is sent here, or a text to learn: up to 256 Ki characters, some of them of several bytes. */
export const takesProjects = (url: string): boolean =>
  /^\/functions\/(projects\/[\w-]+\/save|bots\/[\w-]+\/sources(\/[\w-]+)?)$/.test(pageAddress(url));

/** The address of the page, also for React Router's address of its data. Spelling was settled by `readTarget`. */
const pageAddress = (url: string): string =>
  new URL(url).pathname.replace(/^\/_\.data$/, "/").replace(/\.data$/, "");

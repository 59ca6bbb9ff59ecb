import type { Config } from "#config";
import { brand } from "#content/brand.ts";
import { createOutside, type FetchOutside } from "#outside/fetch-outside.ts";
import {
  createSocketGuard,
  createStreamOutside,
  type StreamOutside,
} from "#outside/stream-outside.ts";

/** Robots.txt files know us by this word. */
export const robotName = brand.name.replaceAll(/[^\w-]/g, "") + "Bot";

type Settings = Pick<Config, "publicUrl" | "outsideLoopbackPorts">;

const optionsOf = ({ publicUrl, outsideLoopbackPorts }: Settings) => ({
  mayReach: { loopbackPorts: outsideLoopbackPorts },
  userAgent: `${robotName}/1.0 (+${publicUrl})`,
});

/** The guarded client under the name of this installation. */
export const createFetchOutside = (config: Settings): FetchOutside =>
  createOutside(optionsOf(config));

/** The same for other services' APIs, and for clients that speak no HTTP. */
export const createApiOutside = (
  config: Settings,
): { fetch: StreamOutside; guard: ReturnType<typeof createSocketGuard> } => ({
  fetch: createStreamOutside(optionsOf(config)),
  guard: createSocketGuard(optionsOf(config)),
});

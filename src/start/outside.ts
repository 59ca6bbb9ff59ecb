import type { Config } from "#config";
import { brand } from "#content/brand.ts";
import { createOutside, type FetchOutside } from "#outside/fetch-outside.ts";

/** Robots.txt files know us by this word. */
export const robotName = brand.name.replaceAll(/[^\w-]/g, "") || "Bot";

/** The guarded client under the name of this installation. */
export const createFetchOutside = (
  config: Pick<Config, "publicUrl" | "outsideLoopbackPorts">,
): FetchOutside =>
  createOutside({
    mayReach: { loopbackPorts: config.outsideLoopbackPorts },
    userAgent: `${robotName}/1.0 (+${config.publicUrl})`,
  });

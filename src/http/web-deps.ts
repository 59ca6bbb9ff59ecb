import type { NounDeps } from "#domain/nouns.ts";

/** Everything that a page hands to use cases. */
export type WebDeps = NounDeps & { requestId: string };

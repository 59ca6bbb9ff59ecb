import type { CountedByNoun } from "#domain/usage/index.ts";
import { totalBytesOf } from "./list-files.ts";

/** What of it counts towards plans. */
export const countedFiles: CountedByNoun = { held: { fileBytes: totalBytesOf } };

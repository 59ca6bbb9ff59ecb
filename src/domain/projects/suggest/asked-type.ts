import type { ServiceType } from "../configuration/types.ts";
import { readType } from "./read-type.ts";
import { readTold } from "./told.ts";

/** The type of project that some words ask for, as `suggestProject` reads them; null where they tell none. */
export const askedType = (words: string): ServiceType | null => readType(readTold(words));

import type { Wish } from "./wish.ts";
import { firmWishes } from "./wishes-firm.ts";
import { openWishes } from "./wishes-open.ts";

/** Every fresh wish for a quote. */
export const freshWishes: readonly Wish[] = [...firmWishes, ...openWishes];

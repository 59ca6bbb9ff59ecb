import type { Wish } from "../../judge/wish.ts";
import { furtherCoveredWishes } from "./wishes-covered-further.ts";
import { coveredWishes } from "./wishes-covered.ts";
import { openWishes } from "./wishes-open.ts";

export const examWishes: readonly Wish[] = [
  ...coveredWishes,
  ...furtherCoveredWishes,
  ...openWishes,
];

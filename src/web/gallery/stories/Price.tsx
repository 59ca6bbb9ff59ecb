import { Price } from "../../ui/Price.tsx";
import type { Story } from "../story.ts";

export const stories: Story[] = [
  { state: "small", shows: <Price cents={40_000} size="small" /> },
  { state: "medium", shows: <Price cents={125_050} before="from" after="USD" /> },
  { state: "large", shows: <Price cents={1_000_000} size="large" /> },
  { state: "nothing", shows: <Price cents={0} /> },
];

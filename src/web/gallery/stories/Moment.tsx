import { Moment } from "../../ui/Moment.tsx";
import type { Story } from "../story.ts";

export const stories: Story[] = [
  { state: "day and time", shows: <Moment at="2026-03-14T15:09:26Z" /> },
  { state: "day", shows: <Moment at="2026-03-14T15:09:26Z" dayOnly /> },
  { state: "in a sentence", shows: <Moment at="2026-03-14T15:09:26Z" long /> },
];

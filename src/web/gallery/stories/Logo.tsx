import { Mark } from "../../ui/Logo.tsx";
import type { Story } from "../story.ts";

export const stories: Story[] = [
  { state: "the mark; its thread runs on until it is cut", shows: <Mark /> },
];

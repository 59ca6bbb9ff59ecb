import { Thread, ThreadLoading } from "../../ui/Thread.tsx";
import type { Story } from "../story.ts";

const d = "M2 20h60c20 0 20-18 40-18s20 18 40 18h56";

export const stories: Story[] = [
  {
    state: "draws itself, with its end",
    shows: (
      <Thread d={d} viewBox="0 0 200 24" knot={{ x: 198, y: 20 }} className="gallery__thread" />
    ),
  },
  {
    state: "still",
    shows: <Thread d={d} viewBox="0 0 200 24" still className="gallery__thread" />,
  },
  { state: "busy", shows: <ThreadLoading label="Reading your pages" /> },
];

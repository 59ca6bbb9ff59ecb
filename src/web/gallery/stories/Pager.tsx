import { Pager } from "../../ui/Pager.tsx";
import type { Story } from "../story.ts";

export const stories: Story[] = [
  { state: "first page", shows: <Pager first={null} next="#Pager" /> },
  { state: "in the middle", shows: <Pager first="#Pager" next="#Pager" /> },
  { state: "last page", shows: <Pager first="#Pager" next={null} /> },
  {
    state: "another order",
    shows: <Pager first="#Pager" next="#Pager" words={{ first: "Soonest", next: "Later" }} />,
  },
];

import { LastChanged } from "../../ui/LastChanged.tsx";
import type { Story } from "../story.ts";

export const stories: Story[] = [{ state: "a day", shows: <LastChanged on="2026-03-14" /> }];

import { Banner } from "../../ui/Banner.tsx";
import { longText, longWord, type Story } from "../story.ts";

export const stories: Story[] = [
  {
    state: "failed",
    shows: <Banner title="Failed to update the request">Try again later.</Banner>,
  },
  { state: "done", shows: <Banner tone="moss" title="Request approved." /> },
  {
    state: "long text",
    shows: (
      <Banner tone="amber" title={longWord}>
        {longText}
      </Banner>
    ),
  },
];

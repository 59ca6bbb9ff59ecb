import { PageHead } from "../../ui/AppFrame.tsx";
import { Button } from "../../ui/Button.tsx";
import { longText, longWord, type Story } from "../story.ts";

export const stories: Story[] = [
  { state: "title", shows: <PageHead title="Subscribers" /> },
  {
    state: "with lede and actions",
    shows: (
      <PageHead
        title="Orders"
        lede="What you bought, where it is, and what comes next."
        actions={<Button size="small">New order</Button>}
      />
    ),
  },
  { state: "long text", shows: <PageHead title={longWord} lede={longText} /> },
];

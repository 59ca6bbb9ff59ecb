import { IconButton } from "../../ui/Button.tsx";
import { Download } from "../../ui/icons.tsx";
import { Tooltip } from "../../ui/Tooltip.tsx";
import { longText, type Story } from "../story.ts";

const button = (
  <IconButton label="Download">
    <Download />
  </IconButton>
);

export const stories: Story[] = [
  { state: "on hover and focus", shows: <Tooltip text="Download">{button}</Tooltip> },
  {
    state: "long text",
    shows: (
      <Tooltip text={longText} side="right">
        {button}
      </Tooltip>
    ),
  },
];

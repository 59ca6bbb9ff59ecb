import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Popover } from "../../ui/Popover.tsx";
import { longText, longWord, type Story } from "../story.ts";

export const stories: Story[] = [
  {
    state: "a short form",
    shows: (
      <Popover trigger={<Button variant="quiet">Rename</Button>} title="Rename the project">
        <Field label="Name" name="name" defaultValue="Tea shop" />
      </Popover>
    ),
  },
  {
    state: "long text",
    shows: (
      <Popover trigger={<Button variant="quiet">Details</Button>} title={longWord}>
        <p>{longText.repeat(4)}</p>
      </Popover>
    ),
  },
];

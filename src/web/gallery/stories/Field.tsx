import { Checkbox, Field, Select, TextArea } from "../../ui/Field.tsx";
import { longText, longWord, type Story } from "../story.ts";

export const stories: Story[] = [
  { state: "empty", shows: <Field label="Name" name="name" hint="As it is on your receipts" /> },
  {
    state: "filled",
    shows: <Field label="Company" name="company" optional defaultValue={longWord} />,
  },
  {
    state: "refused",
    shows: <Field label="Email" name="email" defaultValue="ada@" error="Enter an email address." />,
  },
  { state: "disabled", shows: <Field label="Plan" name="plan" disabled defaultValue="Starter" /> },
  { state: "long label", shows: <Field label={longText} name="long" error={longText} /> },
  {
    state: "text area",
    shows: (
      <TextArea
        label="Message"
        name="message"
        defaultValue={longText}
        hint="Up to 2,000 characters"
      />
    ),
  },
  {
    state: "select",
    shows: (
      <Select label="Subject" name="subject">
        <option>AI services</option>
        <option>{longWord}</option>
      </Select>
    ),
  },
  { state: "tick box", shows: <Checkbox label="I accept the terms" name="terms" defaultChecked /> },
  {
    state: "tick box, refused",
    shows: <Checkbox label={longText} name="terms" error="Accept the terms to go on." />,
  },
];

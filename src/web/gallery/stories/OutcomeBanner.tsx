import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { longText, longWord, type Story } from "../story.ts";

const done = (message: string): FormOutcome => ({
  kind: "done",
  key: "1",
  intent: "",
  message,
  result: undefined,
});
const refused = (message: string): FormOutcome => ({
  kind: "refused",
  key: "1",
  intent: "",
  code: "already_decided",
  status: 409,
  message,
  fields: {},
  firstWrong: null,
  values: {},
});
const failure = "Failed to update the request";

export const stories: Story[] = [
  { state: "done", shows: <OutcomeBanner outcome={done("Request approved.")} failure="" /> },
  {
    state: "failed",
    shows: <OutcomeBanner outcome={refused("It was decided already.")} failure={failure} />,
  },
  { state: "long text", shows: <OutcomeBanner outcome={refused(longText)} failure={longWord} /> },
];

import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { longText, type Story } from "../story.ts";

const done: FormOutcome = {
  kind: "done",
  key: "1",
  intent: "block",
  message: "Ada Lovelace is blocked. We ended their sessions.",
  result: undefined,
};
const refused = (message: string): FormOutcome => ({
  kind: "refused",
  key: "2",
  intent: "block",
  code: "not_found",
  status: 404,
  message,
  fields: {},
  firstWrong: null,
  values: {},
});

export const stories: Story[] = [
  { state: "done", shows: <OutcomeBanner outcome={done} failure="Failed to block user" /> },
  {
    state: "refused",
    shows: <OutcomeBanner outcome={refused("This was deleted.")} failure="Failed to block user" />,
  },
  {
    state: "long text",
    shows: <OutcomeBanner outcome={refused(longText)} failure="Failed to block user" />,
  },
];

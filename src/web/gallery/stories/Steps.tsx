import { Steps } from "../../ui/Steps.tsx";
import { longText, longWord, type Story } from "../story.ts";

export const stories: Story[] = [
  {
    state: "one done",
    shows: (
      <Steps
        steps={[
          { title: "Payment", text: "Paid on 14 March", isDone: true },
          { title: "Kickoff", text: "Within 24 hours" },
          { title: longWord, text: longText },
        ]}
      />
    ),
  },
];

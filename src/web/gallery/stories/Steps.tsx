import { Steps } from "../../ui/Steps.tsx";
import { longText, longWord, type Story } from "../story.ts";

const order = ["Payment", "Kickoff", "Delivery"].map((title) => ({ title, text: "14 March" }));

export const stories: Story[] = [
  { state: "none done", shows: <Steps steps={order} /> },
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
  { state: "all done", shows: <Steps steps={order.map((step) => ({ ...step, isDone: true }))} /> },
];

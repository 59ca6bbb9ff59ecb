import type { z } from "zod";
import { asText, type RunStep } from "../contract.ts";
import type { approvalStep } from "./form.ts";

/** Asks; whoever decides, or the end of the days, takes the run up again. */
export const runApproval: RunStep<z.infer<typeof approvalStep.settings>> = async (
  { to, question, days },
  { powers },
) => {
  const until = await powers.askApproval({
    to: asText(to).trim(),
    question: asText(question),
    days,
  });
  return {
    kind: "wait",
    until,
    branch: "expired",
    output: { decision: "expired", note: "", at: until.toISOString() },
  };
};

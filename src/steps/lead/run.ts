import { z } from "zod";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { leadStep } from "./form.ts";

/** Stores the lead once, however often this is tried. */
export const runLead: RunStep<z.infer<typeof leadStep.settings>> = async (
  { projectId, name, email, phone, company, said },
  { powers },
) => {
  const text = (value: unknown, max: number) => asText(value).trim().slice(0, max);
  const address = text(email, 300);
  if (address !== "" && !z.email().safeParse(address).success)
    throw new StepFailed(`“${address}” is not an email address.`);
  const contact = {
    name: text(name, 200),
    email: address,
    phone: text(phone, 50),
    company: text(company, 200),
    said: text(said, 500),
  };
  if (contact.email === "" && contact.phone === "")
    throw new StepFailed("The lead has neither an email address nor a phone number.");
  return { kind: "done", output: { lead: await powers.takeLead(projectId, contact) } };
};

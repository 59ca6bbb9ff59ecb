import type { z } from "zod";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { crmStep } from "./form.ts";

/** Hands the contact to the step's connection; the same address is one contact there. */
export const runCrm: RunStep<z.infer<typeof crmStep.settings>> = async (
  { name, email, phone, company, note },
  { powers },
) => {
  const contact = {
    name: asText(name).trim(),
    email: asText(email).trim(),
    phone: asText(phone).trim(),
    company: asText(company).trim(),
    note: asText(note),
  };
  if (contact.email === "") throw new StepFailed("The contact has no email address.");
  return { kind: "done", output: await powers.contact(contact) };
};

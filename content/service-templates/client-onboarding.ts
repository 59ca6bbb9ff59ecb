import type { TemplateOf } from "#domain/projects/contract.ts";
import { ending, openDelivery, question, steps, when } from "./form-parts.ts";

export const clientOnboarding: TemplateOf<"form-interface"> = {
  id: "client-onboarding",
  name: "A new client's first form",
  description:
    "Collects everything you need to start, in four short steps, and asks only for what applies to the client.",
  serviceType: "form-interface",
  popular: false,
  schemaVersion: 2,
  configuration: {
    formInterface: {
      language: "en",
      translations: {},
      logic: [],
      title: "Welcome: what we need to start",
      intro: "Four short steps. Have your tax number and the signed contract at hand.",
      steps: steps(
        ["company", "Company"],
        ["people", "People"],
        ["programs", "Programs"],
        ["contract", "Contract"],
      ),
      fields: [
        question({
          id: "company-name",
          type: "text",
          name: "Company",
          required: true,
          stepId: "company",
        }),
        question({
          id: "tax-number",
          type: "text",
          name: "Tax number",
          required: true,
          max: 30,
          stepId: "company",
        }),
        question({
          id: "contact",
          type: "text",
          name: "Contact person",
          required: true,
          stepId: "people",
        }),
        question({
          id: "email",
          type: "email",
          name: "Email for invoices",
          required: true,
          stepId: "people",
        }),
        question({
          id: "headcount",
          type: "number",
          name: "People in the company",
          min: 1,
          max: 100000,
          stepId: "people",
        }),
        question({
          id: "programs-used",
          type: "choices",
          name: "Programs in use",
          stepId: "programs",
          options: [
            ["google", "Google Workspace"],
            ["microsoft", "Microsoft 365"],
            ["other", "Something else"],
          ],
        }),
        question({
          id: "other-programs",
          type: "text",
          name: "Which other programs do you use?",
          required: true,
          stepId: "programs",
          showWhen: when("programs-used", "other", "contains"),
        }),
        question({
          id: "start",
          type: "date",
          name: "Start",
          required: true,
          stepId: "contract",
        }),
        question({
          id: "signed-contract",
          type: "file",
          name: "Signed contract",
          required: true,
          stepId: "contract",
        }),
        question({
          id: "notes",
          type: "long-text",
          name: "Anything we should know",
          max: 2000,
          stepId: "contract",
        }),
      ],
      endings: [
        ending({
          id: "thanks",
          title: "That's everything",
          text: "We'll check your answers and write to you about the first day.",
        }),
      ],
      submitText: "Send",
      consent: { isAsked: false, text: "" },
      styling: {
        theme: "light",
        colors: { primary: "#1d4ed8", secondary: "#475569" },
        layout: "steps",
        corners: "soft",
        logoFileId: "",
      },
      delivery: { ...openDelivery, sendsCopy: true },
      integrations: ["Folder in your drive, one for each client", "Message in Slack"],
    },
  },
};

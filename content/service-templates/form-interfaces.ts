import type { TemplateOf } from "#domain/projects/contract.ts";
import { clientOnboarding } from "./client-onboarding.ts";
import { ending, openDelivery, question, steps, when } from "./form-parts.ts";

export const formInterfaceTemplates: readonly TemplateOf<"form-interface">[] = [
  {
    id: "request-for-quote",
    name: "Request for a quote",
    description:
      "Asks only what affects the price, and each question only if the previous answer makes it relevant.",
    serviceType: "form-interface",
    popular: true,
    schemaVersion: 2,
    configuration: {
      formInterface: {
        language: "en",
        translations: {},
        logic: [],
        title: "Request a quote",
        publisher: "",
        intro: "It takes about two minutes. We reply with a price or with one question.",
        steps: steps(["step-1", ""]),
        fields: [
          question({
            id: "subject",
            type: "choice",
            name: "What is it about?",
            required: true,
            options: [
              ["installation", "New installation"],
              ["repair", "Repair"],
              ["maintenance", "Maintenance"],
            ],
          }),
          question({
            id: "description",
            type: "long-text",
            name: "Describe it in a few sentences",
            required: true,
            max: 2000,
          }),
          question({
            id: "photo",
            type: "file",
            name: "Photo",
            help: "A photo of the damage often saves a visit.",
            showWhen: when("subject", "repair"),
          }),
          question({
            id: "in-area",
            type: "yes-no",
            name: "Is the location within 50 km of our office?",
            required: true,
          }),
          question({
            id: "postal-code",
            type: "text",
            name: "Postal code of the location",
            required: true,
            max: 12,
            showWhen: when("in-area", "yes"),
          }),
          question({
            id: "urgency",
            type: "choice",
            name: "How soon do you need it?",
            options: [
              ["now", "Within two days"],
              ["dated", "By a certain date"],
              ["open", "There is no hurry"],
            ],
          }),
          question({
            id: "date",
            type: "date",
            name: "When do you need it?",
            showWhen: when("urgency", "dated"),
          }),
          question({ id: "name", type: "text", name: "Your name", required: true, max: 100 }),
          question({ id: "email", type: "email", name: "Email", required: true }),
          question({
            id: "urgent-phone",
            type: "phone",
            name: "Phone, so that we can call you today",
            required: true,
            showWhen: when("urgency", "now"),
          }),
          question({
            id: "phone",
            type: "phone",
            name: "Phone, if you prefer a call",
            showWhen: when("urgency", "now", "not-equals"),
          }),
        ],
        endings: [
          ending({
            id: "outside",
            title: "We don’t work there",
            text: "The location is too far from our office for a fair price. We haven’t stored your answers.",
            storesAnswer: false,
            showWhen: when("in-area", "no"),
          }),
          ending({
            id: "urgent",
            title: "We’ll call you",
            text: "Your request is marked urgent. Please keep your phone at hand.",
            showWhen: when("urgency", "now"),
          }),
          ending({
            id: "thanks",
            title: "Thank you",
            text: "We have your request and will reply by email.",
          }),
        ],
        submitText: "Send request",
        consent: {
          isAsked: true,
          text: "You may use my answers to prepare a quote and to contact me about it.",
        },
        styling: {
          theme: "system",
          colors: { primary: "#b45309", secondary: "#1e293b" },
          layout: "one-page",
          corners: "soft",
          logoFileId: "",
        },
        delivery: openDelivery,
        integrations: ["Inbox, one email for each request", "HubSpot contact and deal"],
      },
    },
  },
  clientOnboarding,
];

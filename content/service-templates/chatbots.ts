import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import type { TemplateOf } from "#domain/projects/contract.ts";

export const chatbotTemplates: readonly TemplateOf<"chatbot">[] = [
  {
    id: "after-hours-support",
    name: "Answers after hours",
    description:
      "Answers customers’ questions at night from your help pages, names the page, and leaves the rest for the morning with the full conversation.",
    serviceType: "chatbot",
    popular: true,
    schemaVersion: 2,
    configuration: {
      chatbot: {
        ...newChatbot,
        name: "Night desk",
        personality: "friendly",
        knowledgeBase: [
          "Delivery times and costs",
          "Returns and exchanges",
          "Order status and changes",
          "Payment methods",
          "Opening hours and contact",
          "Care and repair",
        ],
        channels: ["web", "email"],
        integrations: newChatbot.integrations,
        ai: { ...newChatbot.ai, temperature: 0.3, maxTokens: 400 },
      },
    },
  },
  {
    id: "before-the-purchase",
    name: "Questions before a purchase",
    description:
      "Helps people choose, asks what they need it for, and creates a lead in HubSpot for those who want to talk.",
    serviceType: "chatbot",
    popular: false,
    schemaVersion: 2,
    configuration: {
      chatbot: {
        ...newChatbot,
        name: "Product guide",
        personality: "sales",
        knowledgeBase: [
          "Products and whom they suit",
          "Prices and what they include",
          "Comparison of the models",
          "Guarantee and trial",
          "Questions to ask: use, number of people, date, budget",
        ],
        channels: ["web"],
        integrations: { ...newChatbot.integrations, crm: "hubspot", database: "supabase" },
        ai: { ...newChatbot.ai, model: "gpt-4", temperature: 0.5, maxTokens: 500 },
      },
    },
  },
];

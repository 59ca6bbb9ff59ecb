import { z } from "zod";
import { defineStep, template } from "../contract.ts";

export const chatbotStep = defineStep({
  id: "chatbot",
  title: "Ask a chatbot",
  description: "Asks one of your live chatbots, which answers from its sources.",
  group: "ai",
  project: { key: "projectId", serviceType: "chatbot", label: "Which chatbot" },
  settings: z.strictObject({
    projectId: z.string().max(64).default(""),
    question: template(2000, "Question", "Such as {{trigger.body.text}}."),
  }),
  initial: { projectId: "", question: "" },
  needs: { question: "Enter the question." },
  branches: () => [
    { id: "answered", label: "Answered" },
    { id: "unanswered", label: "Not answered" },
  ],
  sample: {
    answer: "We are open from nine to six.",
    sources: [{ title: "Opening hours", url: null }],
  },
  hasEffect: true,
  says: ({ question }) => question.trim() || "No question yet",
});

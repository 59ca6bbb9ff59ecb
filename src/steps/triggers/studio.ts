// What happens in the owner’s other projects.
import { defineTrigger, listening, noProblems } from "./contract.ts";

export const formTrigger = defineTrigger({
  id: "form",
  title: "Form answered",
  description: "Someone answers one of your published forms.",
  settings: listening,
  initial: { projectId: "" },
  sample: { answers: { Name: "Mira", Email: "mira@example.com" }, language: "en" },
  problems: noProblems,
  listensTo: "form-interface",
});

export const leadTrigger = defineTrigger({
  id: "lead",
  title: "Lead taken",
  description: "Someone leaves contact details with one of your chatbots.",
  settings: listening,
  initial: { projectId: "" },
  sample: {
    name: "Mira",
    email: "mira@example.com",
    phone: "",
    company: "",
    said: "I need a quote.",
  },
  problems: noProblems,
  listensTo: "chatbot",
});

export const conversationTrigger = defineTrigger({
  id: "conversation",
  title: "Chat ended",
  description: "A conversation with one of your chatbots ends.",
  settings: listening,
  initial: { projectId: "" },
  sample: { conversationId: "conv_…" },
  problems: noProblems,
  listensTo: "chatbot",
});

export const unansweredTrigger = defineTrigger({
  id: "unanswered",
  title: "Bot could not answer",
  description: "A visitor asks one of your chatbots something that it doesn’t know.",
  settings: listening,
  initial: { projectId: "" },
  sample: {
    question: "Do you deliver to the island?",
    answer: "I don’t know that. Shall I ask a person to get back to you?",
    page: "https://example.com/delivery",
    via: "web",
    conversationId: "conv_…",
    projectId: "proj_…",
  },
  problems: noProblems,
  listensTo: "chatbot",
});

export const videoTrigger = defineTrigger({
  id: "video",
  title: "Video done",
  description: "A video of one of your projects is finished.",
  settings: listening,
  initial: { projectId: "" },
  sample: { video: "vid_…", file: "fil_…", seconds: 60 },
  problems: noProblems,
  listensTo: "ai-video-agent",
});

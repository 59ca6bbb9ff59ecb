import { z } from "zod";
import { retention } from "#content/promises.ts";
import { text, texts } from "./parts.ts";

/** Times of a day as `09:30`. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is written as 09:30.");

/** What a visitor can be asked for. */
export const leadFields = ["name", "email", "phone", "company"] as const;

/** How a bot behaves beyond answering: leads, hours, people who take over, what it keeps quiet about. */
export const BotConduct = z
  .strictObject({
    lead: z
      .strictObject({
        when: z.enum(["never", "before", "unanswered", "asked"]).meta({
          title: "Ask for contact details",
          description:
            "Before the chat, when it can’t answer, or only when the visitor asks for a person.",
        }),
        fields: z.array(z.enum(leadFields)).max(4).meta({
          title: "What is asked for",
          description: "An email address or phone number is required.",
        }),
        text: text(300).meta({ title: "Words above the form" }),
        consent: text(500).meta({
          title: "Consent",
          description: "What visitors agree to when they send it. Empty: nothing is asked.",
        }),
      })
      .meta({ title: "Leads" }),
    hours: z
      .strictObject({
        isLimited: z.boolean().meta({
          title: "Opening hours",
          description: "Outside them, people can’t take over and visitors are told so.",
        }),
        timeZone: text(64).meta({ title: "Time zone" }),
        /** 1 is Monday; a day that is missing is closed. */
        days: z
          .array(z.strictObject({ day: z.int().min(1).max(7), from: Clock, to: Clock }))
          .max(7),
        outside: z.enum(["answer", "lead"]).meta({
          title: "Outside the hours",
          description: "It still answers, or only takes contact details.",
        }),
        text: text(300).meta({ title: "What it says outside the hours" }),
      })
      .meta({ title: "Hours" }),
    handOver: z
      .strictObject({
        isOn: z.boolean().meta({
          title: "Hand over to a person",
          description: "You get an email, and answer in the inbox.",
        }),
        afterUnanswered: z.int().min(1).max(5).meta({
          title: "After unanswered questions",
          description: "In a row.",
        }),
        words: texts(20).meta({
          title: "Words that call a person",
          description: "In addition to plain requests for a person.",
        }),
        email: text(254).meta({
          title: "Who is told",
          description: "Empty: the owner of the project.",
        }),
      })
      .meta({ title: "Hand-over" }),
    avoid: texts(30).meta({
      title: "Never talks about",
      description: "Subjects that it declines, in your visitors’ words.",
    }),
    retentionMonths: z
      .int()
      .min(1)
      .max(36)
      .meta({ title: "Conversations are kept", description: "In months." }),
  })
  .meta({ title: "Conduct" });

export const newConduct: z.infer<typeof BotConduct> = {
  lead: { when: "unanswered", fields: ["name", "email"], text: "", consent: "" },
  hours: {
    isLimited: false,
    timeZone: "UTC",
    days: [1, 2, 3, 4, 5].map((day) => ({ day, from: "09:00", to: "17:00" })),
    outside: "answer",
    text: "",
  },
  handOver: { isOn: false, afterUnanswered: 2, words: [], email: "" },
  avoid: [],
  retentionMonths: retention.chatbotConversationMonths,
};

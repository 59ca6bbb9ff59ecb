import { z } from "zod";
import { defineTrigger, noProblems } from "./contract.ts";

export const mailTrigger = defineTrigger({
  id: "mail",
  title: "Email arrives",
  description: "A person writes to your mailbox. Automatic replies and newsletters start nothing.",
  settings: z.strictObject({
    connectionId: z.string().max(64).default(""),
    from: z.string().max(254).default("").meta({
      title: "Only from",
      description: "An address, or a domain such as example.com. Empty: anyone.",
    }),
    subject: z.string().max(200).default("").meta({
      title: "Only with this in the subject",
      description: "Such as Order. Empty: any subject.",
    }),
  }),
  initial: { connectionId: "", from: "", subject: "" },
  sample: {
    from: { name: "Mira", address: "mira@example.com" },
    to: ["help@example.com"],
    subject: "Where is my order?",
    text: "Hello, I ordered on Monday. When does it arrive?",
    fullText: "Hello, I ordered on Monday. When does it arrive?",
    attachments: ["order.pdf"],
    messageId: "1042@example.com",
    receivedAt: "2026-01-05T07:00:00.000Z",
  },
  problems: noProblems,
  connections: ["mailbox"],
});

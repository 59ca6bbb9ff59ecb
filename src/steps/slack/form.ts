import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const slackStep = defineStep({
  id: "slack",
  title: "Slack message",
  description: "Posts a message to a channel in Slack.",
  group: "reach",
  connections: ["slack"],
  settings: z.strictObject({
    channel: lineTemplate(
      100,
      "Channel",
      "Such as #orders, or a channel’s id. Not used by an incoming webhook, which has its channel.",
    ),
    text: template(4000, "Text"),
  }),
  initial: { channel: "", text: "" },
  needs: { text: "Write the message." },
  sample: { channel: "C0123456789", id: "1767258000.000100" },
  hasEffect: true,
  says: ({ channel, text }) =>
    `${channel.trim() ? `${channel}: ` : ""}${text.trim() || "No text yet"}`,
});

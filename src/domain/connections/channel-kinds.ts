import { z } from "zod";
import { address, plain, secret } from "./kind-parts.ts";

/** A host as people type it: no scheme, port or path. */
const host = (title: string, description: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, "Enter a host, such as imap.example.com.")
    .meta({ title, description, isTarget: true });
const port = (title: string, description: string) =>
  z
    .string()
    .trim()
    .regex(/^[1-9]\d{1,4}$/, "Enter a port number.")
    .refine((text) => Number(text) < 65_536, "Enter a port number.")
    .meta({ title, description, isTarget: true });

/** Connections by which bots are reached beside the web. */
export const channelKinds = {
  mailbox: {
    title: "Mailbox",
    group: "channel",
    fields: z.strictObject({
      address: z
        .string()
        .trim()
        .toLowerCase()
        .max(320)
        .pipe(z.email("Enter an email address."))
        .meta({
          title: "Email address",
          description: "Visitors write to this address and get answers from it.",
        }),
      imapHost: host("IMAP host", "Incoming mail, such as imap.example.com."),
      imapPort: port("IMAP port", "993 with TLS. Any other port must offer STARTTLS."),
      smtpHost: host("SMTP host", "Outgoing mail, such as smtp.example.com."),
      smtpPort: port("SMTP port", "465 with TLS, or 587 with STARTTLS."),
      checkedBy: z
        .union([
          z.literal(""),
          z
            .string()
            .trim()
            .toLowerCase()
            .max(253)
            .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, "Enter a host, such as mx.example.com."),
        ])
        .default("")
        .meta({
          title: "Server that verifies senders",
          description:
            "As it names itself in Authentication-Results headers, such as mx.example.com. Known for Gmail. With it, forged senders are marked.",
        }),
      user: plain(
        { title: "User name", description: "Usually the email address." },
        "Enter the user name.",
      ),
      secretPassword: secret(
        { title: "Password", description: "With two-factor sign-in, use an app password." },
        "Enter the password.",
      ),
    }),
  },
  twilio: {
    title: "Twilio",
    group: "channel",
    fields: z.strictObject({
      accountSid: z
        .string()
        .trim()
        .regex(/^AC[0-9a-fA-F]{32}$/, "Enter the account SID. It begins with AC.")
        .meta({ title: "Account SID", description: "On the first page of the Twilio console." }),
      from: z
        .string()
        .trim()
        .transform((text) => text.replaceAll(/[\s().-]/g, ""))
        .refine(
          (text) => /^\+[1-9]\d{6,14}$/.test(text),
          "Enter the number in international form, such as +15005550006.",
        )
        .meta({
          title: "Phone number",
          description: "Visitors text this number and get answers from it.",
        }),
      apiBase: z
        .union([z.literal(""), address])
        .default("")
        .meta({
          title: "API address",
          description: "Leave empty for Twilio. Fill it in for another service with Twilio’s API.",
          isTarget: true,
        }),
      secretToken: secret({ title: "Auth token", description: "" }, "Enter the auth token."),
    }),
  },
} as const;

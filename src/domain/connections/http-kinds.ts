import { z } from "zod";
import { address, plain, secret } from "./kind-parts.ts";

/** Where the secret is sent: to this origin, and nowhere else. */
const apiAddress = address.meta({
  title: "Address",
  description: "Such as https://api.example.com. The secret goes to this host only.",
  isTarget: true,
});
/** Headers are one line of visible characters (RFC 9110 §5.5). */
const visible = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;
const headerSecret = (title: string, missing: string) =>
  secret({ title, description: "" }, missing).regex(
    visible,
    "Use letters, digits and signs of ASCII, on one line.",
  );

/** A catch hook's address: whoever has it can call it. */
const catchHook = (host: RegExp, wrong: string) =>
  address
    .refine((text) => host.test(URL.parse(text)?.host ?? ""), wrong)
    .meta({
      title: "Address of the hook",
      description: "Only its host is shown later.",
      isSecret: true,
      shows: "host",
    });

/** Connections by which automations sign in to any API, and call Zapier and Make. */
export const httpKinds = {
  bearer: {
    title: "API with a token",
    group: "tool",
    fields: z.strictObject({
      address: apiAddress,
      secretToken: headerSecret("Bearer token", "Enter the token."),
    }),
  },
  basic: {
    title: "API with user and password",
    group: "tool",
    fields: z.strictObject({
      address: apiAddress,
      user: plain({ title: "User name", description: "" }, "Enter the user name."),
      secretPassword: secret({ title: "Password", description: "" }, "Enter the password."),
    }),
  },
  header: {
    title: "API with a header",
    group: "tool",
    fields: z.strictObject({
      address: apiAddress,
      header: z
        .string()
        .trim()
        .max(100)
        .regex(/^[A-Za-z0-9][\w-]*$/, "Enter the header’s name, such as X-API-Key.")
        .refine(
          (name) => !/^(host|content-length|connection|transfer-encoding|cookie)$/i.test(name),
          "This header can’t be set.",
        )
        .meta({ title: "Header", description: "Such as X-API-Key." }),
      secretValue: headerSecret("Value", "Enter the header’s value."),
    }),
  },
  zapier: {
    title: "Zapier",
    group: "tool",
    fields: z.strictObject({
      secretAddress: catchHook(
        /^hooks\.zapier\.com$/,
        "Enter the address of a catch hook. It begins with https://hooks.zapier.com/hooks/catch/.",
      ),
    }),
  },
  make: {
    title: "Make",
    group: "tool",
    fields: z.strictObject({
      secretAddress: catchHook(
        /^hook\.[a-z]{2}\d\.make\.com$/,
        "Enter the address of a custom webhook, such as https://hook.eu2.make.com/….",
      ),
    }),
  },
} as const;

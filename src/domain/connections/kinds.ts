import { z } from "zod";
import { channelKinds } from "./channel-kinds.ts";
import { httpKinds } from "./http-kinds.ts";
import {
  address,
  type FieldNote,
  name,
  optionalName,
  plain,
  readServiceAccount,
  salesforceHost,
  secret,
} from "./kind-parts.ts";

export { readServiceAccount } from "./kind-parts.ts";

/** The JSON file of a Google service account’s key. */
const serviceAccountKey = z
  .string()
  .trim()
  .max(10_000)
  .refine(
    (text) => readServiceAccount(text) !== null,
    "Paste the whole JSON file of a service account’s key.",
  )
  .meta({
    title: "Service account key",
    description: "The content of the JSON file.",
    isSecret: true,
    isLong: true,
    shows: "nothing",
  });

/**
 * Every kind of connection: its fields, as a form asks for them. A new kind is an entry here, words in
 * content/connection-kinds.ts and a target in src/providers/deliveries.
 */
export const kinds = {
  ai: {
    title: "AI provider",
    group: "ai",
    fields: z.strictObject({
      baseUrl: address.meta({
        title: "Base URL",
        description: "Of an OpenAI-compatible API, such as https://api.openai.com/v1.",
        isTarget: true,
      }),
      model: plain(
        { title: "Model", description: "The name that your provider uses." },
        "Enter the model’s name.",
      ),
      secretKey: secret({ title: "API key", description: "" }, "Enter the API key."),
    }),
  },
  hubspot: {
    title: "HubSpot",
    group: "crm",
    fields: z.strictObject({
      secretToken: secret(
        { title: "Access token", description: "Of a private app. It begins with pat-." },
        "Enter the access token.",
      ),
    }),
  },
  salesforce: {
    title: "Salesforce",
    group: "crm",
    fields: z.strictObject({
      domain: salesforceHost.meta({
        title: "My Domain",
        description: "Such as your-company.my.salesforce.com.",
        isTarget: true,
      }),
      clientId: plain(
        { title: "Consumer key", description: "Of your connected app." },
        "Enter the consumer key.",
      ),
      secretClient: secret(
        { title: "Consumer secret", description: "" },
        "Enter the consumer secret.",
      ),
      secretRefresh: z.string().trim().max(4000).default("").meta({
        title: "Refresh token",
        description: "Only if your app doesn’t use the client credentials flow.",
        isSecret: true,
      }),
    }),
  },
  pipedrive: {
    title: "Pipedrive",
    group: "crm",
    fields: z.strictObject({
      secretToken: secret({ title: "API token", description: "" }, "Enter the API token."),
    }),
  },
  supabase: {
    title: "Supabase",
    group: "database",
    fields: z.strictObject({
      url: address.meta({
        title: "Project URL",
        description: "Such as https://abcdefgh.supabase.co.",
        isTarget: true,
      }),
      table: name("table’s name").meta({ title: "Table", description: "Each lead becomes a row." }),
      conversations: optionalName("table’s name").meta({
        title: "Table for conversations",
        description: "Each ended conversation becomes a row. Leave this empty to skip them.",
      }),
      secretKey: secret(
        {
          title: "Secret key",
          description: "It begins with sb_secret_, or is a service_role key.",
        },
        "Enter the secret key.",
      ),
    }),
  },
  firebase: {
    title: "Firebase",
    group: "database",
    fields: z.strictObject({
      collection: name("collection’s name").meta({
        title: "Collection",
        description: "Each lead becomes a document.",
      }),
      conversations: optionalName("collection’s name").meta({
        title: "Collection for conversations",
        description:
          "Conversations that have ended are its documents. Leave it empty to skip them.",
      }),
      secretAccount: serviceAccountKey,
    }),
  },
  mongodb: {
    title: "MongoDB",
    group: "database",
    fields: z.strictObject({
      database: name("database’s name").meta({ title: "Database", description: "" }),
      collection: name("collection’s name").meta({
        title: "Collection",
        description: "Each lead becomes a document.",
      }),
      conversations: optionalName("collection’s name").meta({
        title: "Collection for conversations",
        description:
          "Conversations that have ended are its documents. Leave it empty to skip them.",
      }),
      secretAddress: z
        .string()
        .trim()
        .max(2000)
        .regex(
          /^mongodb(\+srv)?:\/\/[^\s/]+/,
          "Enter a connection string that begins with mongodb+srv:// or mongodb://.",
        )
        .meta({
          title: "Connection string",
          description: "With user and password.",
          isSecret: true,
          shows: "host",
        }),
    }),
  },
  ...channelKinds,
  ...httpKinds,
  slack: {
    title: "Slack",
    group: "tool",
    fields: z.strictObject({
      secretKey: z
        .string()
        .trim()
        .max(500)
        .regex(
          /^(xox[bp]-|https:\/\/hooks\.slack\.com\/services\/)\S+$/,
          "Enter a token that begins with xoxb-, or an incoming webhook’s address.",
        )
        .meta({
          title: "Bot token or webhook address",
          description: "A token posts to any channel the bot is in, a webhook to its own.",
          isSecret: true,
        }),
    }),
  },
  sheets: {
    title: "Google Sheets",
    group: "tool",
    fields: z.strictObject({ secretAccount: serviceAccountKey }),
  },
  webhook: {
    title: "Webhook",
    group: "webhook",
    fields: z.strictObject({
      secretAddress: address.meta({
        title: "Address",
        description: "We send a signed POST request to it. Only its host is shown later.",
        isSecret: true,
        shows: "host",
      }),
    }),
  },
} as const satisfies Record<
  string,
  {
    title: string;
    group: "ai" | "crm" | "database" | "channel" | "tool" | "webhook";
    fields: z.ZodObject;
  }
>;

export type ConnectionKind = keyof typeof kinds;
export const connectionKinds = Object.keys(kinds) as [ConnectionKind, ...ConnectionKind[]];
export const isConnectionKind = (text: string): text is ConnectionKind =>
  Object.hasOwn(kinds, text);

/** A kind's fields as they are used; a webhook also has the secret that we made to sign with. */
export type FieldsOf<K extends ConnectionKind> = z.output<(typeof kinds)[K]["fields"]> &
  (K extends "webhook" ? { secretSigning: string } : unknown);

/** A field of a form. */
export type KindField = FieldNote & { name: string; isOptional: boolean };

/** The fields of a kind, in the order of its form. */
export function fieldsOfKind(kind: ConnectionKind): KindField[] {
  return Object.entries<z.ZodType>(kinds[kind].fields.shape).map(([fieldName, schema]) => ({
    ...(schema.meta() as FieldNote),
    name: fieldName,
    isOptional: schema.safeParse("").success,
  }));
}

/** What of a secret is kept for its owner to tell it from others. */
export function maskOf(field: Pick<KindField, "shows">, value: string): string {
  if (value === "" || field.shows === "nothing") return "";
  if (field.shows === "host") return hostIn(value);
  return value.length < 12 ? "…" : `…${value.slice(-4)}`;
}

/** The host of an address, also of one with several hosts, as MongoDB has them; never user, password or path. */
function hostIn(text: string): string {
  const [, authority = ""] = /^[\w+]+:\/\/([^/?#]*)/.exec(text) ?? [];
  return authority.slice(authority.lastIndexOf("@") + 1).split(",", 1)[0] ?? "";
}

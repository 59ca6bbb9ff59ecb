import type { ConnectionKind } from "#domain/connections/contract.ts";

/** What a service is connected for, and how its key is made. */
export type ConnectionWords = {
  /** What happens with it, in one sentence. */
  about: string;
  /** How to get what the form asks for. */
  steps: readonly string[];
  /** To be run there first. */
  code?: string;
  /** The service's own page about it. */
  link: { label: string; href: string };
};

export const connectionWords: Readonly<Record<ConnectionKind, ConnectionWords>> = {
  ai: {
    about: "Your bots answer with your own model, and you pay your provider for it.",
    steps: [
      "Create an API key at your provider. Give it a spending limit if it offers one.",
      "Copy the base URL of its OpenAI-compatible API, and the name of the model.",
    ],
    link: { label: "API keys at OpenAI", href: "https://platform.openai.com/api-keys" },
  },
  hubspot: {
    about: "Each lead becomes a contact, found by its email address.",
    steps: [
      "In HubSpot, open Settings, Integrations, Private Apps and create one.",
      "Under Scopes, choose crm.objects.contacts.read and crm.objects.contacts.write.",
      "Create the app and copy its access token.",
    ],
    link: {
      label: "Private apps at HubSpot",
      href: "https://developers.hubspot.com/docs/apps/legacy-apps/private-apps/overview",
    },
  },
  salesforce: {
    about: "Each lead becomes a Lead; an open one with the same email address is updated.",
    steps: [
      "In Setup, create a connected app with OAuth and the scope api.",
      "Turn on its client credentials flow, and choose the user to run as. That user needs to read, create and edit leads.",
      "Copy the consumer key and consumer secret, and your My Domain address.",
    ],
    link: {
      label: "Client credentials at Salesforce",
      href: "https://help.salesforce.com/s/articleView?id=sf.remoteaccess_oauth_client_credentials_flow.htm",
    },
  },
  pipedrive: {
    about: "Each lead becomes a person and a lead with a note.",
    steps: [
      "In Pipedrive, open your account menu, then Personal preferences, API.",
      "Copy your personal API token.",
    ],
    link: {
      label: "API token at Pipedrive",
      href: "https://support.pipedrive.com/en/article/how-can-i-find-my-personal-api-key",
    },
  },
  supabase: {
    about: "Each lead becomes a row of a table.",
    steps: [
      "In the SQL editor, create the table with the lines below. You can choose another name for it.",
      "Under Project Settings, API Keys, create a secret key and copy it with the project URL.",
    ],
    code: `create table leads (
  id text primary key,
  name text,
  email text,
  phone text,
  company text,
  bot text,
  page text,
  said text,
  taken_at timestamptz
);
alter table leads enable row level security;`,
    link: { label: "API keys at Supabase", href: "https://supabase.com/docs/guides/api/api-keys" },
  },
  firebase: {
    about: "Each lead becomes a document in Firestore.",
    steps: [
      "In the Google Cloud console of your project, create a service account with the role Cloud Datastore User.",
      "Create a key of type JSON for it, and paste the content of the file here.",
    ],
    link: {
      label: "Service account keys at Google",
      href: "https://cloud.google.com/iam/docs/keys-create-delete",
    },
  },
  mongodb: {
    about: "Each lead becomes a document in a collection.",
    steps: [
      "In Atlas, create a database user that may read and write this database only.",
      "Under Network Access, allow the address of our server.",
      "Choose Connect, Drivers, and copy the connection string with the user's password in it.",
    ],
    link: {
      label: "Connection strings at MongoDB",
      href: "https://www.mongodb.com/docs/manual/reference/connection-string/",
    },
  },
  webhook: {
    about: "Each event is posted to an address of yours as signed JSON.",
    steps: [
      "Enter the address that takes the requests. We send a test event when you save.",
      "Copy the signing secret that you see after saving. With it you can check that requests come from us.",
    ],
    link: {
      label: "How to verify signatures (Standard Webhooks)",
      href: "https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md",
    },
  },
};

export const connectionGroups = {
  crm: "CRM",
  database: "Database",
  webhook: "Webhook",
  ai: "AI provider",
} as const;

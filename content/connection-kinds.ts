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
    about: "Each lead becomes a row in a table, and so can each conversation that has ended.",
    steps: [
      "In the SQL editor, run the lines below to create the tables. You can rename them, and leave out the one for conversations.",
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
alter table leads enable row level security;

create table conversations (
  id text primary key,
  bot text,
  began_at timestamptz,
  ended_at timestamptz,
  messages jsonb
);
alter table conversations enable row level security;`,
    link: { label: "API keys at Supabase", href: "https://supabase.com/docs/guides/api/api-keys" },
  },
  firebase: {
    about:
      "Each lead becomes a document in Firestore, and so can each conversation that has ended.",
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
    about:
      "Each lead becomes a document in a collection, and so can each conversation that has ended.",
    steps: [
      "In Atlas, create a database user that may read and write this database only.",
      "Under Network Access, allow the address of our server.",
      "Choose Connect, Drivers, and copy the connection string with the user’s password in it.",
    ],
    link: {
      label: "Connection strings at MongoDB",
      href: "https://www.mongodb.com/docs/manual/reference/connection-string/",
    },
  },
  mailbox: {
    about: "Your bots answer the emails it receives.",
    steps: [
      "Use a separate mailbox, such as help@your-company.com. The bot reads every new email in its inbox.",
      "At your mail provider, turn on IMAP. If you sign in with two factors, create an app password.",
      "Enter the hosts and ports that your provider gives for IMAP and SMTP.",
    ],
    link: {
      label: "IMAP and SMTP settings at Google",
      href: "https://developers.google.com/workspace/gmail/imap/imap-smtp",
    },
  },
  twilio: {
    about: "Your bots answer text messages to your number.",
    steps: [
      "In the Twilio console, buy a number that can send and receive SMS.",
      "Copy the account SID, the auth token and the number.",
      "Publish the bot. Its channel settings then show the address that you enter at the number, under “A message comes in”.",
    ],
    link: {
      label: "Webhooks for incoming messages at Twilio",
      href: "https://www.twilio.com/docs/messaging/guides/webhook-request",
    },
  },
  slack: {
    about: "Your automations post messages to your channels.",
    steps: [
      "At api.slack.com, create an app for your workspace. Give its bot the scope chat:write, install it and copy the bot token.",
      "In Slack, invite the bot to each channel that it posts to.",
      "Or turn on Incoming Webhooks in the app, and copy the address of one channel.",
    ],
    link: { label: "Sending messages at Slack", href: "https://docs.slack.dev/messaging/" },
  },
  sheets: {
    about: "Your automations add rows to your spreadsheets and read them.",
    steps: [
      "In the Google Cloud console, turn on the Google Sheets API and create a service account.",
      "Create a key of type JSON for it, and paste the content of the file here.",
      "Share each spreadsheet with the service account’s email address.",
    ],
    link: {
      label: "Service account keys at Google",
      href: "https://cloud.google.com/iam/docs/keys-create-delete",
    },
  },
  bearer: {
    about: "HTTP requests in your automations sign in with a token, as most APIs require.",
    steps: [
      "Create a token in the settings of the service. Give it only the rights that your automation needs.",
      "Enter the address of its API. The token is sent to this host and to no other.",
    ],
    link: {
      label: "Bearer tokens (RFC 6750)",
      href: "https://www.rfc-editor.org/rfc/rfc6750",
    },
  },
  basic: {
    about: "HTTP requests in your automations sign in with a user name and a password.",
    steps: [
      "Create a user of its own for this, if the service lets you.",
      "Enter the address of its API. The password is sent to this host and to no other.",
    ],
    link: {
      label: "Basic authentication (RFC 7617)",
      href: "https://www.rfc-editor.org/rfc/rfc7617",
    },
  },
  header: {
    about: "HTTP requests in your automations send a key in a header that the service names.",
    steps: [
      "Copy the key, and the name of the header, from the documentation of the service.",
      "Enter the address of its API. The key is sent to this host and to no other.",
    ],
    link: {
      label: "API keys in headers (OpenAPI)",
      href: "https://swagger.io/docs/specification/v3_0/authentication/api-keys/",
    },
  },
  zapier: {
    about: "Your automations start a Zap and pass data to it.",
    steps: [
      "In Zapier, create a Zap that begins with Webhooks by Zapier, event Catch Hook.",
      "Copy its address. We send a test event when you save, which Zapier shows as a sample.",
      "Anyone who has the address can start the Zap: treat it like a password.",
    ],
    link: {
      label: "Catch hooks at Zapier",
      href: "https://help.zapier.com/hc/en-us/articles/8496288690317-Trigger-Zap-workflows-from-webhooks",
    },
  },
  make: {
    about: "Your automations start a scenario, pass data to it and read its answer.",
    steps: [
      "In Make, create a scenario that begins with Webhooks, Custom webhook.",
      "Copy its address. We send a test event when you save, from which Make learns the fields.",
      "Anyone who has the address can start the scenario: treat it like a password.",
    ],
    link: { label: "Webhooks at Make", href: "https://help.make.com/webhooks" },
  },
  webhook: {
    about: "We post each event to your address as signed JSON.",
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
  channel: "Channels",
  tool: "Tools",
  webhook: "Webhook",
  ai: "AI provider",
} as const;

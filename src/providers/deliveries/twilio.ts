import type { SmsSender } from "#domain/channels/ports.ts";
import {
  ConnectionFailed,
  type ConnectionTarget,
  type FieldsOf,
} from "#domain/connections/ports.ts";
import { type OutsideFetch, request } from "./request.ts";

type Options = { fetch: OutsideFetch };

const twilioUrl = "https://api.twilio.com";

const accountUrl = ({ apiBase, accountSid }: FieldsOf<"twilio">, path: string) =>
  `${(apiBase || twilioUrl).replace(/\/+$/, "")}/2010-04-01/Accounts/${accountSid}${path}.json`;
const authorization = ({ accountSid, secretToken }: FieldsOf<"twilio">) => ({
  authorization: `Basic ${Buffer.from(`${accountSid}:${secretToken}`).toString("base64")}`,
});

/**
 * Twilio, or a service with its API, as a connection: tested by reading the account. Nothing is delivered to it.
 * https://www.twilio.com/docs/iam/api/account
 */
export const createTwilio = ({ fetch }: Options): ConnectionTarget<"twilio"> => ({
  async test(fields, { signal }) {
    await request(fetch, accountUrl(fields, ""), { headers: authorization(fields), signal });
  },
  deliver: null,
});

/** Sends text messages. https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export const createSmsSender = ({ fetch }: Options): SmsSender => ({
  async send(fields, { to, text, statusUrl }, { signal }) {
    const body = new URLSearchParams({
      To: to,
      From: fields.from,
      Body: text,
      StatusCallback: statusUrl,
    });
    const answer = await request(fetch, accountUrl(fields, "/Messages"), {
      method: "POST",
      headers: authorization(fields),
      body,
      signal,
    });
    const { sid } = (answer.json ?? {}) as { sid?: unknown };
    if (typeof sid !== "string") throw new ConnectionFailed("server", "No message SID came.");
    return sid;
  },
});

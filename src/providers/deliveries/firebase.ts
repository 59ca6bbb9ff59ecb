import { createSign } from "node:crypto";
import {
  ConnectionFailed,
  type ConnectionTarget,
  type FieldsOf,
  readServiceAccount,
} from "#domain/connections/ports.ts";
import { leadOf, leadRow } from "./lead.ts";
import { type OutsideFetch, request } from "./request.ts";

const scope = "https://www.googleapis.com/auth/datastore";
const jwtGrant = "urn:ietf:params:oauth:grant-type:jwt-bearer";

/**
 * Firestore's REST API with a service account: a lead is a document, named by its id (`patch` makes or changes it). The
 * addresses are Google's own; those in the key's file aren't used.
 * https://firebase.google.com/docs/firestore/use-rest-api
 * https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
export function createFirebase(options: {
  fetch: OutsideFetch;
  firestoreUrl?: string;
  tokenUrl?: string;
}): ConnectionTarget<"firebase"> {
  const {
    fetch,
    firestoreUrl = "https://firestore.googleapis.com",
    tokenUrl = "https://oauth2.googleapis.com/token",
  } = options;

  async function open({ secretAccount, collection }: FieldsOf<"firebase">, signal: AbortSignal) {
    const account = readServiceAccount(secretAccount);
    if (!account) throw new ConnectionFailed("key_refused", "This is no service account's key.");
    const assertion = signJwt(account, tokenUrl);
    const body = new URLSearchParams({ grant_type: jwtGrant, assertion });
    const answer = await request(fetch, tokenUrl, { method: "POST", body, signal }).catch(
      (error: unknown) => {
        if (!(error instanceof ConnectionFailed) || error.status !== 400) throw error;
        throw new ConnectionFailed("key_refused", error.message, { status: 400 });
      },
    );
    const { access_token: token } = (answer.json ?? {}) as { access_token?: unknown };
    if (typeof token !== "string") throw new ConnectionFailed("server", "No access token came.");
    const documents = `${firestoreUrl}/v1/projects/${account.project_id}/databases/(default)/documents`;
    return (path: string, init: { method?: string; json?: unknown } = {}) =>
      request(fetch, `${documents}/${collection}${path}`, {
        ...init,
        signal,
        headers: { authorization: `Bearer ${token}` },
      });
  }

  return {
    async test(fields, { signal }) {
      const ask = await open(fields, signal);
      await ask("?pageSize=1");
    },
    async deliver(fields, message, { signal }) {
      const lead = leadRow(leadOf(message));
      const ask = await open(fields, signal);
      const values = Object.entries(lead).map(([name, value]) => [
        name,
        firestoreValue(name, value),
      ]);
      const json = { fields: Object.fromEntries(values) as object };
      const path = `/${encodeURIComponent(lead.id)}`;
      const { status } = await ask(path, { method: "PATCH", json });
      return { status, text: "Document saved." };
    },
  };
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
const firestoreValue = (name: string, value: string | null) =>
  value === null
    ? { nullValue: null }
    : name === "taken_at"
      ? { timestampValue: value }
      : { stringValue: value };

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** @throws ConnectionFailed where the private key can't be read */
function signJwt(
  { client_email: iss, private_key: key }: { client_email: string; private_key: string },
  aud: string,
): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss, scope, aud, iat: now, exp: now + 600 };
  const signed = `${encoded({ alg: "RS256", typ: "JWT" })}.${encoded(claims)}`;
  try {
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
  } catch {
    throw new ConnectionFailed("key_refused", "Its private key can't be read.");
  }
}

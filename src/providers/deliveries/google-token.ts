import { createSign } from "node:crypto";
import { ConnectionFailed, readServiceAccount } from "#domain/connections/ports.ts";
import { type OutsideFetch, request } from "./request.ts";

const jwtGrant = "urn:ietf:params:oauth:grant-type:jwt-bearer";

/**
 * An access token of Google for a service account, by a signed JWT. The address is Google's own; that in the key's file
 * isn't used. https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 * @throws ConnectionFailed
 */
export async function googleToken(
  fetch: OutsideFetch,
  { secretAccount, scope, tokenUrl }: { secretAccount: string; scope: string; tokenUrl: string },
  signal: AbortSignal,
): Promise<{ token: string; projectId: string }> {
  const account = readServiceAccount(secretAccount);
  if (!account) throw new ConnectionFailed("key_refused", "This is no service account’s key.");
  const assertion = signJwt(account, { aud: tokenUrl, scope });
  const body = new URLSearchParams({ grant_type: jwtGrant, assertion });
  const answer = await request(fetch, tokenUrl, { method: "POST", body, signal }).catch(
    (error: unknown) => {
      if (!(error instanceof ConnectionFailed) || error.status !== 400) throw error;
      throw new ConnectionFailed("key_refused", error.message, { status: 400 });
    },
  );
  const { access_token: token } = (answer.json ?? {}) as { access_token?: unknown };
  if (typeof token !== "string") throw new ConnectionFailed("server", "No access token came.");
  return { token, projectId: account.project_id };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** @throws ConnectionFailed where the private key can't be read */
function signJwt(
  { client_email: iss, private_key: key }: { client_email: string; private_key: string },
  { aud, scope }: { aud: string; scope: string },
): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss, scope, aud, iat: now, exp: now + 600 };
  const signed = `${encoded({ alg: "RS256", typ: "JWT" })}.${encoded(claims)}`;
  try {
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
  } catch {
    throw new ConnectionFailed("key_refused", "Its private key can’t be read.");
  }
}

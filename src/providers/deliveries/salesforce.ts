import {
  ConnectionFailed,
  type ConnectionTarget,
  type FieldsOf,
} from "#domain/connections/ports.ts";
import { filled, leadOf, notesOf, splitName } from "./lead.ts";
import { type OutsideFetch, request } from "./request.ts";

/** Winter '25; Salesforce keeps versions for at least three years. */
const version = "v62.0";

/** A text within quotes of SOQL: https://developer.salesforce.com/docs/atlas.en-us.soql_sosl.meta/soql_sosl/sforce_api_calls_soql_select_quotedstringescapes.htm */
const quoted = (text: string) => `'${text.replace(/[\\'"]/g, String.raw`\$&`)}'`;

/**
 * Salesforce's REST API, with a connected app: by the client credentials flow, or by a refresh token where one is given.
 * A lead becomes a Lead; an open one with the same email address or phone number is updated.
 * https://help.salesforce.com/s/articleView?id=sf.remoteaccess_oauth_client_credentials_flow.htm
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_sobject_basic_info.htm
 */
export function createSalesforce(options: {
  fetch: OutsideFetch;
  /** Where an organisation's host is reached: https unless told. */
  originOf?: (host: string) => string;
}): ConnectionTarget<"salesforce"> {
  const { fetch, originOf = (host) => `https://${host}` } = options;

  async function open(fields: FieldsOf<"salesforce">, signal: AbortSignal) {
    const origin = originOf(fields.domain);
    const token = await accessToken(fetch, origin, fields, signal);
    return (path: string, init: { method?: string; json?: unknown } = {}) =>
      request(fetch, `${origin}/services/data/${version}${path}`, {
        ...init,
        signal,
        headers: { authorization: `Bearer ${token}` },
      });
  }

  return {
    async test(fields, { signal }) {
      const ask = await open(fields, signal);
      await ask("/sobjects/Lead");
    },
    async deliver(fields, message, { signal }) {
      const lead = leadOf(message);
      const ask = await open(fields, signal);
      const by = lead.email ? `Email = ${quoted(lead.email)}` : `Phone = ${quoted(lead.phone)}`;
      const query = `SELECT Id FROM Lead WHERE ${by} AND IsConverted = false ORDER BY CreatedDate DESC LIMIT 1`;
      const found = await ask(`/query?${new URLSearchParams({ q: query }).toString()}`);
      const { records } = (found.json ?? {}) as { records?: { Id?: string }[] };
      const id = records?.[0]?.Id;
      const { first, last } = splitName(lead.name);
      const told = filled({
        FirstName: first,
        LastName: last,
        Company: lead.company,
        Email: lead.email,
        Phone: lead.phone,
        Description: notesOf(lead),
      });
      // Both are required of a new one; this is what Salesforce's own web form writes where nobody said.
      const missing = { LastName: "[not provided]", Company: "[not provided]", LeadSource: "Web" };
      const { status } = id
        ? await ask(`/sobjects/Lead/${encodeURIComponent(id)}`, { method: "PATCH", json: told })
        : await ask("/sobjects/Lead", { method: "POST", json: { ...missing, ...told } });
      return { status, text: id ? "Lead updated." : "Lead created." };
    },
  };
}

/** @throws ConnectionFailed; a refused grant comes as a 400, and is a refused key */
async function accessToken(
  fetch: OutsideFetch,
  origin: string,
  { clientId, secretClient, secretRefresh }: FieldsOf<"salesforce">,
  signal: AbortSignal,
): Promise<string> {
  const grant: Record<string, string> = secretRefresh
    ? { grant_type: "refresh_token", refresh_token: secretRefresh }
    : { grant_type: "client_credentials" };
  const app = { client_id: clientId, client_secret: secretClient };
  const body = new URLSearchParams({ ...grant, ...app });
  const answer = await request(fetch, `${origin}/services/oauth2/token`, {
    method: "POST",
    body,
    signal,
  }).catch((error: unknown) => {
    if (!(error instanceof ConnectionFailed) || error.status !== 400) throw error;
    throw new ConnectionFailed("key_refused", error.message, { status: 400 });
  });
  const { access_token: token } = (answer.json ?? {}) as { access_token?: unknown };
  if (typeof token !== "string") throw new ConnectionFailed("server", "No access token came.");
  return token;
}

import { type ConnectionTarget, ConnectionFailed } from "#domain/connections/ports.ts";
import { filled, leadOf, notesOf, splitName } from "./lead.ts";
import { type OutsideFetch, request } from "./request.ts";

/**
 * HubSpot's CRM API v3, with the access token of a private app. A lead becomes a contact, found by its email address
 * (`batch/upsert` with `idProperty` email) or, without one, by its phone number (`search`).
 * https://developers.hubspot.com/docs/api-reference/crm-contacts-v3/batch/post-crm-v3-objects-contacts-batch-upsert
 */
export function createHubSpot(options: {
  fetch: OutsideFetch;
  /** https://api.hubapi.com unless told. */
  baseUrl?: string | undefined;
}): ConnectionTarget<"hubspot"> {
  const { fetch, baseUrl = "https://api.hubapi.com" } = options;
  const contacts = `${baseUrl}/crm/v3/objects/contacts`;
  type Call = { token: string; signal: AbortSignal; method?: string; json?: unknown };
  const ask = (path: string, { token, ...init }: Call) =>
    request(fetch, contacts + path, { ...init, headers: { authorization: `Bearer ${token}` } });

  return {
    async test({ secretToken: token }, { signal }) {
      await ask("?limit=1&properties=email", { token, signal });
    },
    async deliver({ secretToken: token }, message, { signal }) {
      const lead = leadOf(message);
      const { first, last } = splitName(lead.name);
      const { email, phone, company } = lead;
      const told = { firstname: first, lastname: last, phone, company, message: notesOf(lead) };
      const properties = filled(told);
      const post = (path: string, json: unknown, method = "POST") =>
        ask(path, { token, signal, method, json });
      if (email !== "") {
        const inputs = [{ idProperty: "email", id: email, properties: { email, ...properties } }];
        const { status, json } = await post("/batch/upsert", { inputs });
        // 207: the batch was read, its only entry refused.
        const { errors } = (json ?? {}) as { errors?: { message?: string }[] };
        if (errors?.length)
          throw new ConnectionFailed("rejected", errors[0]?.message ?? "", { status });
        return { status, text: "Contact saved." };
      }
      const filters = [{ propertyName: "phone", operator: "EQ", value: phone }];
      const found = await post("/search", { filterGroups: [{ filters }], limit: 1 });
      const { results } = (found.json ?? {}) as { results?: { id?: string }[] };
      const id = results?.[0]?.id;
      const { status } = id
        ? await post(`/${encodeURIComponent(id)}`, { properties }, "PATCH")
        : await post("", { properties });
      return { status, text: "Contact saved." };
    },
  };
}

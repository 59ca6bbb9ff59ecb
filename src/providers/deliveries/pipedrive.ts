import type { ConnectionTarget, DeliveredLead } from "#domain/connections/ports.ts";
import { leadOf, notesOf } from "./lead.ts";
import { type OutsideFetch, request } from "./request.ts";

type Call = (
  path: string,
  init?: { method?: string; json?: unknown },
) => Promise<{ status: number; json: unknown }>;

/**
 * Pipedrive's API with a personal token: v2 for persons, v1 for leads and notes, which have no v2. A person is found by
 * email address or phone number, or made; the lead carries our id as `origin_id`, so that a second try makes no second.
 * https://developers.pipedrive.com/docs/api/v1/Persons https://developers.pipedrive.com/docs/api/v1/Leads
 */
export function createPipedrive(options: {
  fetch: OutsideFetch;
  /** https://api.pipedrive.com unless told. */
  baseUrl?: string;
}): ConnectionTarget<"pipedrive"> {
  const { fetch, baseUrl = "https://api.pipedrive.com" } = options;
  const opened =
    (token: string, signal: AbortSignal): Call =>
    (path, init = {}) =>
      request(fetch, baseUrl + path, { ...init, signal, headers: { "x-api-token": token } });

  return {
    async test({ secretToken }, { signal }) {
      await opened(secretToken, signal)("/api/v2/persons?limit=1");
    },
    async deliver({ secretToken }, message, { signal }) {
      const lead = leadOf(message);
      const call = opened(secretToken, signal);
      const personId = (await findPerson(lead, call)) ?? (await addPerson(lead, call));
      const listed = await call(`/api/v1/leads?person_id=${personId}&limit=100`);
      const { data = [] } = listed.json as { data?: { origin_id?: string | null }[] | null };
      if (data?.some((one) => one.origin_id === lead.id))
        return { status: listed.status, text: "This lead is there already." };
      const title = `${lead.name || lead.email || lead.phone} (${lead.botName})`;
      const json = { title, person_id: personId, origin_id: lead.id };
      const added = await call("/api/v1/leads", { method: "POST", json });
      const { data: made } = added.json as { data?: { id?: string } };
      if (made?.id) {
        const note = { lead_id: made.id, content: asHtml(notesOf(lead)) };
        await call("/api/v1/notes", { method: "POST", json: note });
      }
      return { status: added.status, text: "Lead created." };
    },
  };
}

async function findPerson(lead: DeliveredLead, call: Call): Promise<number | null> {
  const [fields, term] = lead.email ? ["email", lead.email] : ["phone", lead.phone];
  const query = new URLSearchParams({ term, fields, exact_match: "true", limit: "1" });
  const found = await call(`/api/v2/persons/search?${query.toString()}`);
  const { data } = found.json as { data?: { items?: { item?: { id?: number } }[] } };
  return data?.items?.[0]?.item?.id ?? null;
}

async function addPerson(lead: DeliveredLead, call: Call): Promise<number> {
  const one = (value: string) => (value ? [{ value, primary: true, label: "work" }] : []);
  const name = lead.name || lead.email || lead.phone;
  const json = { name, emails: one(lead.email), phones: one(lead.phone) };
  const added = await call("/api/v2/persons", { method: "POST", json });
  return (added.json as { data: { id: number } }).data.id;
}

/** Notes are HTML, and what visitors wrote is text. */
const asHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>");

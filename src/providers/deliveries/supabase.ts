import type { ConnectionTarget, FieldsOf } from "#domain/connections/ports.ts";
import {
  columnsOf,
  databaseChangeOf,
  erasuresOf,
  placeNamed,
  placesIn,
} from "./database-change.ts";
import { type OutsideFetch, request } from "./request.ts";

/**
 * Tables of Supabase through its REST API (PostgREST): a lead or a conversation is a row, found by its `id`.
 * https://supabase.com/docs/guides/api/api-keys https://docs.postgrest.org/en/stable/references/api/tables_views.html
 */
export function createSupabase({ fetch }: { fetch: OutsideFetch }): ConnectionTarget<"supabase"> {
  const addressOf = (url: string, table: string, query: Record<string, string>) =>
    `${url.replace(/\/+$/, "")}/rest/v1/${table}?${new URLSearchParams(query).toString()}`;
  /** Keys of the new kind are no tokens: they are refused as `Bearer`. */
  const headersFor = ({ secretKey }: FieldsOf<"supabase">): Record<string, string> =>
    secretKey.startsWith("sb_")
      ? { apikey: secretKey }
      : { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const namesIn = ({ table, conversations }: FieldsOf<"supabase">) => ({
    leads: table,
    conversations,
  });

  return {
    async test(fields, { signal }) {
      const names = namesIn(fields);
      for (const place of placesIn(names)) {
        // Names every column, so that a missing one is told now.
        const query = { select: columnsOf[place].join(","), limit: "1" };
        const url = addressOf(fields.url, names[place], query);
        await request(fetch, url, { headers: headersFor(fields), signal });
      }
    },
    async deliver(fields, message, { signal }) {
      const change = databaseChangeOf(message);
      const headers = headersFor(fields);
      if ("erased" in change) {
        for (const { name, ids } of erasuresOf(namesIn(fields), change.erased)) {
          const url = addressOf(fields.url, name, { id: `in.(${ids.join(",")})` });
          await request(fetch, url, { method: "DELETE", headers, signal });
        }
        return { status: null, text: "Rows deleted." };
      }
      const table = placeNamed(namesIn(fields), change.place);
      const { status } = await request(fetch, addressOf(fields.url, table, { on_conflict: "id" }), {
        method: "POST",
        headers: { ...headers, prefer: "resolution=merge-duplicates,return=minimal" },
        json: change.row,
        signal,
      });
      return { status, text: "Row saved." };
    },
  };
}

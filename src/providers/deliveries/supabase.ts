import type { ConnectionTarget, FieldsOf } from "#domain/connections/ports.ts";
import { leadColumns, leadOf, leadRow } from "./lead.ts";
import { type OutsideFetch, request } from "./request.ts";

/**
 * A table of Supabase through its REST API (PostgREST): a lead is a row, found by its `id`.
 * https://supabase.com/docs/guides/api/api-keys https://docs.postgrest.org/en/stable/references/api/tables_views.html
 */
export function createSupabase({ fetch }: { fetch: OutsideFetch }): ConnectionTarget<"supabase"> {
  const addressOf = ({ url, table }: FieldsOf<"supabase">, query: Record<string, string>) =>
    `${url.replace(/\/+$/, "")}/rest/v1/${table}?${new URLSearchParams(query).toString()}`;
  /** Keys of the new kind are no tokens: they are refused as `Bearer`. */
  const headersFor = ({ secretKey }: FieldsOf<"supabase">): Record<string, string> =>
    secretKey.startsWith("sb_")
      ? { apikey: secretKey }
      : { apikey: secretKey, authorization: `Bearer ${secretKey}` };

  return {
    async test(fields, { signal }) {
      // Names every column, so that a missing one is told now.
      const url = addressOf(fields, { select: leadColumns.join(","), limit: "1" });
      await request(fetch, url, { headers: headersFor(fields), signal });
    },
    async deliver(fields, message, { signal }) {
      const { status } = await request(fetch, addressOf(fields, { on_conflict: "id" }), {
        method: "POST",
        headers: { ...headersFor(fields), prefer: "resolution=merge-duplicates,return=minimal" },
        json: leadRow(leadOf(message)),
        signal,
      });
      return { status, text: "Row saved." };
    },
  };
}

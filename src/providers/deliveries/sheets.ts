import { ConnectionFailed, type ConnectionTarget } from "#domain/connections/ports.ts";
import type { Json } from "#kit/json-changes.ts";
import { googleToken } from "./google-token.ts";
import { type OutsideFetch, request } from "./request.ts";

const scope = "https://www.googleapis.com/auth/spreadsheets";
const idIn = /\/spreadsheets\/d\/([\w-]+)/;

/**
 * Google Sheets' API v4 with a service account: adds a row, or reads a range. It knows no idempotency key: a row may be
 * added twice where the answer was lost. Values are stored as they are: a formula from a visitor stays text.
 * https://developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets.values
 */
export function createSheets(options: {
  fetch: OutsideFetch;
  sheetsUrl?: string;
  tokenUrl?: string;
}): ConnectionTarget<"sheets"> {
  const {
    fetch,
    sheetsUrl = "https://sheets.googleapis.com",
    tokenUrl = "https://oauth2.googleapis.com/token",
  } = options;
  return {
    async test({ secretAccount }, { signal }) {
      // What it may open is said by each sheet's owner; that the key works is all that can be asked.
      await googleToken(fetch, { secretAccount, scope, tokenUrl }, signal);
    },
    deliver: null,
    async act({ secretAccount }, { name, input }, { signal }) {
      const {
        sheet = "",
        range = "",
        values = [],
      } = input as {
        sheet?: string;
        range?: string;
        values?: Json[];
      };
      const id = idIn.exec(sheet)?.[1] ?? sheet.trim();
      if (!/^[\w-]{10,100}$/.test(id))
        throw new ConnectionFailed("rejected", "Enter the address of the spreadsheet.");
      const { token } = await googleToken(fetch, { secretAccount, scope, tokenUrl }, signal);
      const place = `${sheetsUrl}/v4/spreadsheets/${id}/values/${encodeURIComponent(range || "A:Z")}`;
      const headers = { authorization: `Bearer ${token}` };
      if (name === "append") {
        const { json } = await request(
          fetch,
          `${place}:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`,
          { method: "POST", headers, json: { values: [values] }, signal },
        );
        const { updates } = (json ?? {}) as { updates?: { updatedRange?: string } };
        return { range: updates?.updatedRange ?? null, rows: [] };
      }
      const { json } = await request(fetch, place, { headers, signal });
      const { range: read, values: rows = [] } = (json ?? {}) as {
        range?: string;
        values?: Json[];
      };
      return { range: read ?? null, rows };
    },
  };
}

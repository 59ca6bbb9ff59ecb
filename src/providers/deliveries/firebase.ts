import type { ConnectionTarget, FieldsOf } from "#domain/connections/ports.ts";
import {
  databaseChangeOf,
  type DatabaseRow,
  erasuresOf,
  isTime,
  placeNamed,
  placesIn,
} from "./database-change.ts";
import { googleToken } from "./google-token.ts";
import { type OutsideFetch, request } from "./request.ts";

const scope = "https://www.googleapis.com/auth/datastore";

/**
 * Firestore's REST API with a service account: a lead or a conversation is a document, named by its id (`patch` makes or
 * changes it). The addresses are Google's own; those in the key's file aren't used.
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

  async function open({ secretAccount }: FieldsOf<"firebase">, signal: AbortSignal) {
    const { token, projectId } = await googleToken(
      fetch,
      { secretAccount, scope, tokenUrl },
      signal,
    );
    const documents = `projects/${projectId}/databases/(default)/documents`;
    const ask = (path: string, init: { method?: string; json?: unknown } = {}) =>
      request(fetch, `${firestoreUrl}/v1/${documents}${path}`, {
        ...init,
        signal,
        headers: { authorization: `Bearer ${token}` },
      });
    return { documents, ask };
  }
  const namesIn = ({ collection, conversations }: FieldsOf<"firebase">) => ({
    leads: collection,
    conversations,
  });

  return {
    async test(fields, { signal }) {
      const { ask } = await open(fields, signal);
      const names = namesIn(fields);
      for (const place of placesIn(names)) await ask(`/${names[place]}?pageSize=1`);
    },
    async deliver(fields, message, { signal }) {
      const change = databaseChangeOf(message);
      const names = namesIn(fields);
      if ("erased" in change) {
        const { documents, ask } = await open(fields, signal);
        for (const { name, ids } of erasuresOf(names, change.erased)) {
          const writes = ids.map((id) => ({ delete: `${documents}/${name}/${id}` }));
          await ask(":commit", { method: "POST", json: { writes } });
        }
        return { status: null, text: "Documents deleted." };
      }
      const collection = placeNamed(names, change.place);
      const { ask } = await open(fields, signal);
      const path = `/${collection}/${encodeURIComponent(change.row.id)}`;
      const json = firestoreMap(change.row);
      const { status } = await ask(path, { method: "PATCH", json });
      return { status, text: "Document saved." };
    },
  };
}

type Value = DatabaseRow[string];
/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
function firestoreValue(name: string, value: Value): object {
  if (value === null) return { nullValue: null };
  if (typeof value === "string")
    return isTime(name) ? { timestampValue: value } : { stringValue: value };
  return { arrayValue: { values: value.map((one) => ({ mapValue: firestoreMap(one) })) } };
}
const firestoreMap = (row: Readonly<Record<string, Value>>) => ({
  fields: Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, firestoreValue(name, value)]),
  ),
});

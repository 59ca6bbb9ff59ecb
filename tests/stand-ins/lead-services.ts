import { createVerify, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  request: IncomingMessage;
};
type Said = { status: number; json?: unknown; headers?: Record<string, string> };

/** A server of ours that answers as documented; there is no independent stand-in for these services on npm. */
export async function startService(answer: (asked: Asked) => Said) {
  const seen: Asked[] = [];
  let next: Said | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? "", "http://service");
    const asked: Asked = {
      method: request.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      body: Buffer.concat(parts).toString(),
      request,
    };
    seen.push(asked);
    const { status, json, headers } = next ?? answer(asked);
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(json === undefined ? "" : JSON.stringify(json));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Answers so from now on, whatever is asked; null: as documented again. */
    say: (said: Said | null) => {
      next = said;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const refused = { status: 401, json: { message: "No such key." } };
const notFound = { status: 404, json: { message: "There is no such thing." } };
const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>;
type Fields = Record<string, string>;

/** Contacts of HubSpot: `batch/upsert` by email, `search`, create and update. */
export function playHubSpot(token: string, contacts: Map<string, Fields>) {
  return ({ method, path, body, request }: Asked): Said => {
    if (request.headers.authorization !== `Bearer ${token}`) return refused;
    const base = "/crm/v3/objects/contacts";
    if (method === "GET" && path === base) return { status: 200, json: { results: [] } };
    if (method === "POST" && path === `${base}/batch/upsert`) {
      const { inputs } = parsed(body) as {
        inputs: { idProperty: string; id: string; properties: Fields }[];
      };
      for (const { idProperty, id, properties } of inputs) {
        if (idProperty !== "email" || properties["email"] !== id)
          return { status: 400, json: { message: "The id is not the email." } };
        contacts.set(id, { ...contacts.get(id), ...properties });
      }
      return {
        status: 200,
        json: { status: "COMPLETE", results: inputs.map(({ id }) => ({ id })) },
      };
    }
    if (method === "POST" && path === `${base}/search`) {
      const { filterGroups } = parsed(body) as {
        filterGroups: { filters: { propertyName: string; operator: string; value: string }[] }[];
      };
      const [filter] = filterGroups[0]?.filters ?? [];
      const found = [...contacts].filter(
        ([, one]) => filter?.operator === "EQ" && one[filter.propertyName] === filter.value,
      );
      return { status: 200, json: { total: found.length, results: found.map(([id]) => ({ id })) } };
    }
    if (method === "POST" && path === base) {
      const { properties } = parsed(body) as { properties: Fields };
      contacts.set(String(contacts.size + 1), properties);
      return { status: 201, json: { id: String(contacts.size) } };
    }
    const id = path.slice(base.length + 1);
    const before = contacts.get(id);
    if (method !== "PATCH" || !before) return notFound;
    contacts.set(id, { ...before, ...(parsed(body) as { properties: Fields }).properties });
    return { status: 200, json: { id } };
  };
}

/** Salesforce: tokens by client credentials or refresh token, SOQL for one field, Leads. */
export function playSalesforce(
  app: { id: string; secret: string; refresh: string },
  leads: Map<string, Fields>,
) {
  const token = "00D-access-token";
  return ({ method, path, query, body, request }: Asked): Said => {
    if (path === "/services/oauth2/token") {
      const form = new URLSearchParams(body);
      const isApp = form.get("client_id") === app.id && form.get("client_secret") === app.secret;
      const isGrant =
        form.get("grant_type") === "client_credentials" ||
        (form.get("grant_type") === "refresh_token" && form.get("refresh_token") === app.refresh);
      return isApp && isGrant
        ? { status: 200, json: { access_token: token, instance_url: "https://elsewhere.example" } }
        : {
            status: 400,
            json: { error: "invalid_client", error_description: "invalid client credentials" },
          };
    }
    if (request.headers.authorization !== `Bearer ${token}`)
      return {
        status: 401,
        json: [{ errorCode: "INVALID_SESSION_ID", message: "Session expired" }],
      };
    const base = "/services/data/v62.0";
    if (method === "GET" && path === `${base}/query`) {
      const [, field = "", quoted = ""] =
        /^SELECT Id FROM Lead WHERE (Email|Phone) = '((?:\\.|[^'\\])*)' AND IsConverted = false /.exec(
          query.get("q") ?? "",
        ) ?? [];
      const value = quoted.replace(/\\(.)/g, "$1");
      if (!field)
        return {
          status: 400,
          json: [{ errorCode: "MALFORMED_QUERY", message: "unexpected token" }],
        };
      const found = [...leads].filter(([, lead]) => lead[field] === value);
      return { status: 200, json: { done: true, records: found.map(([Id]) => ({ Id })) } };
    }
    if (method === "GET" && path === `${base}/sobjects/Lead`)
      return { status: 200, json: { recentItems: [] } };
    const fields = body ? (parsed(body) as Fields) : {};
    if (method === "POST" && path === `${base}/sobjects/Lead`) {
      if (!fields["LastName"] || !fields["Company"])
        return {
          status: 400,
          json: [{ errorCode: "REQUIRED_FIELD_MISSING", message: "Required fields are missing" }],
        };
      const id = `00Q${leads.size + 1}`;
      leads.set(id, fields);
      return { status: 201, json: { id, success: true, errors: [] } };
    }
    const id = path.slice(`${base}/sobjects/Lead/`.length);
    const before = leads.get(id);
    if (method !== "PATCH" || !before)
      return { status: 404, json: [{ message: "The requested resource does not exist" }] };
    leads.set(id, { ...before, ...fields });
    return { status: 204 };
  };
}

/** Pipedrive: persons (v2), leads and notes (v1). */
export function playPipedrive(token: string, records: Map<string, Fields>) {
  const persons: { id: number; email: string; phone: string }[] = [];
  const of = (list: unknown) => (list as { value: string }[])[0]?.value ?? "";
  return ({ method, path, query, body, request }: Asked): Said => {
    if (request.headers["x-api-token"] !== token)
      return { status: 401, json: { success: false, error: "unauthorized access" } };
    const ok = (data: unknown, status = 200): Said => ({ status, json: { success: true, data } });
    if (method === "GET" && path === "/api/v2/persons") return ok([]);
    if (method === "GET" && path === "/api/v2/persons/search") {
      const field = query.get("fields") as "email" | "phone";
      const found = persons.filter((one) => one[field] === query.get("term"));
      return ok({ items: found.map(({ id }) => ({ item: { id } })) });
    }
    if (method === "POST" && path === "/api/v2/persons") {
      const { emails, phones } = parsed(body);
      const person = { id: persons.length + 1, email: of(emails), phone: of(phones) };
      persons.push(person);
      return ok(person, 201);
    }
    if (method === "GET" && path === "/api/v1/leads")
      return ok(
        [...records.values()].filter((one) => String(one["person_id"]) === query.get("person_id")),
      );
    if (method === "POST" && path === "/api/v1/leads") {
      const lead = parsed(body) as Fields;
      const { email = "", phone = "" } =
        persons.find(({ id }) => String(id) === String(lead["person_id"])) ?? {};
      records.set(String(records.size + 1), { ...lead, email, phone });
      return ok({ id: "adf21080-0e10-11eb-879b-05d71fb426ec" }, 201);
    }
    return method === "POST" && path === "/api/v1/notes" ? ok({}, 201) : notFound;
  };
}

/** Two tables of PostgREST that merge duplicates of `id`. */
export function playSupabase(key: string, rows: Map<string, Fields>) {
  return ({ method, path, query, body, request }: Asked): Said => {
    const { apikey, authorization = `Bearer ${key}`, prefer = "" } = request.headers;
    if (apikey !== key || authorization !== `Bearer ${key}`)
      return { status: 401, json: { message: "Invalid API key" } };
    const columns = supabaseTables[path.replace("/rest/v1/", "")];
    if (!columns) return { status: 404, json: { message: "Could not find the table" } };
    if (method === "DELETE") {
      const [, ids = ""] = /^in\.\((.*)\)$/.exec(query.get("id") ?? "") ?? [];
      for (const id of ids.split(",")) rows.delete(id);
      return { status: 204 };
    }
    if (method === "GET")
      return (query.get("select") ?? "").split(",").every((one) => columns.includes(one))
        ? { status: 200, json: [] }
        : { status: 400, json: { code: "42703", message: "column does not exist" } };
    const row = parsed(body) as Fields;
    if (Object.keys(row).some((name) => !columns.includes(name)))
      return { status: 400, json: { message: "no such column" } };
    const merges =
      query.get("on_conflict") === "id" && String(prefer).includes("resolution=merge-duplicates");
    if (rows.has(row["id"] ?? "") && !merges)
      return { status: 409, json: { message: "duplicate key" } };
    rows.set(row["id"] ?? "", row);
    return { status: 201 };
  };
}

const supabaseTables: Record<string, string[]> = {
  leads: ["id", "name", "email", "phone", "company", "bot", "page", "said", "taken_at"],
  talks: ["id", "bot", "began_at", "ended_at", "messages"],
};

/** Google's token endpoint, which checks the signature, Firestore's `patch` and deletes by `commit`. */
export function playFirebase(publicKey: KeyObject, documents: Map<string, Fields>) {
  return ({ method, path, body, request }: Asked): Said => {
    if (path === "/token") {
      const form = new URLSearchParams(body);
      const [head = "", claims = "", signature = ""] = (form.get("assertion") ?? "").split(".");
      const isSigned = createVerify("RSA-SHA256")
        .update(`${head}.${claims}`)
        .verify(publicKey, signature, "base64url");
      const { aud, scope, iat, exp } = parsed(
        Buffer.from(claims, "base64url").toString(),
      ) as Record<string, string>;
      const isRight =
        aud?.endsWith("/token") &&
        scope === "https://www.googleapis.com/auth/datastore" &&
        Number(exp) - Number(iat) <= 3600;
      return isSigned &&
        isRight &&
        form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer"
        ? { status: 200, json: { access_token: "ya29.token", expires_in: 3599 } }
        : {
            status: 400,
            json: { error: "invalid_grant", error_description: "Invalid JWT Signature." },
          };
    }
    if (request.headers.authorization !== "Bearer ya29.token")
      return {
        status: 401,
        json: { error: { message: "Request had invalid authentication credentials." } },
      };
    const documentsPath = "/v1/projects/tea-shop/databases/(default)/documents";
    if (method === "POST" && path === `${documentsPath}:commit`) {
      const { writes } = parsed(body) as { writes: { delete: string }[] };
      for (const write of writes) documents.delete(write.delete.split("/").at(-1) ?? "");
      return { status: 200, json: { writeResults: [] } };
    }
    const [, collection = "", id = ""] =
      /^\/(leads|talks)(?:\/(.+))?$/.exec(path.slice(documentsPath.length)) ?? [];
    if (method === "GET" && collection && !id) return { status: 200, json: {} };
    if (method !== "PATCH" || !id)
      return { status: 404, json: { error: { message: "Not found." } } };
    const { fields } = parsed(body) as { fields: Record<string, Fields> };
    const plain = Object.entries(fields).map(([name, value]) => {
      const [held = ""] = Object.values(value);
      return [name, typeof held === "object" ? JSON.stringify(held) : held];
    });
    documents.set(id, Object.fromEntries(plain) as Fields);
    return { status: 200, json: { name: path } };
  };
}

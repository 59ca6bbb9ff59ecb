import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Json = Record<string, unknown>;
type StoredCall = Json & {
  conversation_id: string;
  conversation_name: string;
  status: "active" | "ended";
  callback_url?: string;
  events: Json[];
};
type Said = { role: "user" | "assistant" | "system"; content: string };

export type TavusStandIn = {
  /** For TAVUS_BASE_URL. */
  baseUrl: string;
  /** For TAVUS_API_KEY. */
  apiKey: string;
  /** Ready from the start; `training` is one that isn't. */
  replicaId: string;
  calls: Map<string, StoredCall>;
  /** Requests as they arrived: `POST /conversations` and their bodies. */
  requests: { call: string; body: Json }[];
  /** What it was told at the ends of calls, as it arrived, with the call's id. */
  ends: { id: string; body: Json }[];
  /** What the account may do from now on. */
  account: { hasCredits: boolean; maxCalls: number };
  /** How a call ends at the provider: it tells its callback of the end, and then of what was said. */
  finish(id: string, reason: string, said?: Said[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Tavus for tests, as far as its contract and its documents tell: what Prism can't do on the contract alone.
 * It remembers, counts calls that run at once, knows 402, shows a room, and delivers callbacks, each once.
 */
export async function startTavus(port = 0): Promise<TavusStandIn> {
  const apiKey = "tavus-key-of-the-tests-0123456789";
  const replicaId = "r90bbd427f71";
  const calls = new Map<string, StoredCall>();
  const requests: TavusStandIn["requests"] = [];
  const ends: TavusStandIn["ends"] = [];
  const account = { hasCredits: true, maxCalls: 3 };
  const replicas = new Map([
    [replicaId, replicaOf(replicaId, "Aria", "completed")],
    ["training", replicaOf("training", "Ben", "started")],
    ["other", replicaOf("other", "Cleo", "completed")],
  ]);

  const tell = async (call: StoredCall, event_type: string, properties: Json) => {
    const event = { event_type, timestamp: new Date().toISOString(), properties };
    call.events.push(event);
    if (!call.callback_url) return;
    const body = {
      ...event,
      conversation_id: call.conversation_id,
      webhook_url: call.callback_url,
      message_type: event_type.replace(/\..*/, ""),
    };
    await fetch(call.callback_url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }).catch(() => {});
  };
  const finish: TavusStandIn["finish"] = async (id, reason, said = []) => {
    const call = calls.get(id);
    if (!call || call.status === "ended") return;
    call.status = "ended";
    await tell(call, "system.shutdown", {
      replica_id: call["replica_id"],
      shutdown_reason: reason,
    });
    if (said.length > 0) await tell(call, "application.transcription_ready", { transcript: said });
  };

  function createCall(body: Json, response: ServerResponse) {
    if (!account.hasCredits)
      return send(response, 402, { message: "The user is out of conversational credits" });
    if (replicas.get(String(body["replica_id"]))?.["status"] !== "completed")
      return send(response, 400, { error: "Invalid replica_uuid" });
    if ([...calls.values()].filter(({ status }) => status === "active").length >= account.maxCalls)
      return send(response, 400, {
        message: "User has reached maximum concurrent conversations",
      });
    const id = `c${randomBytes(6).toString("hex")}`;
    const call: StoredCall = {
      ...body,
      conversation_id: id,
      conversation_name: String(body["conversation_name"]),
      conversation_url: `${origin}/rooms/${id}`,
      status: "active",
      created_at: new Date().toISOString(),
      events: [],
    };
    calls.set(id, call);
    const { conversation_name, conversation_url, status, callback_url, created_at } = call;
    send(response, 200, {
      conversation_id: id,
      conversation_name,
      conversation_url,
      status,
      callback_url,
      created_at,
    });
    void tell(call, "system.replica_joined", { replica_id: body["replica_id"] });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://tavus.test");
    const room = /^\/rooms\/(\w+)$/.exec(pathname)?.[1];
    if (room) return sendRoom(response, calls.get(room));
    const [, kind = "", id = "", action = ""] =
      /^\/v2\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    const body = await bodyOf(request);
    const call = [
      request.method,
      `/${[kind, id && "{id}", action].filter(Boolean).join("/")}`,
    ].join(" ");
    requests.push({ call, body });
    if (action === "end") ends.push({ id, body });
    if (request.headers["x-api-key"] !== apiKey)
      return send(response, 401, { message: "Invalid access token" });
    const found = kind === "replicas" ? replicas.get(id) : calls.get(id);
    switch (call) {
      case "POST /conversations":
        return createCall(body, response);
      case "GET /conversations": {
        const status = searchParams.get("status");
        const data = [...calls.values()].filter((one) => !status || one.status === status);
        const limit = Number(searchParams.get("limit") ?? 10);
        return send(response, 200, { data: data.slice(0, limit), total_count: data.length });
      }
      case "GET /replicas":
        return send(response, 200, { data: [...replicas.values()], total_count: replicas.size });
      default:
        if (!found) return send(response, 400, { error: `Invalid ${kind.replace(/s$/, "")}_id` });
    }
    if (request.method === "GET") return send(response, 200, found);
    if (request.method === "DELETE") {
      (kind === "replicas" ? replicas : calls).delete(id);
      return response.writeHead(204).end();
    }
    send(response, 200, {});
    if (action === "end") await finish(id, "end_conversation_endpoint_hit");
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: `${origin}/v2`,
    apiKey,
    replicaId,
    calls,
    requests,
    ends,
    account,
    finish,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const replicaOf = (replica_id: string, replica_name: string, status: string): Json => ({
  replica_id,
  replica_name,
  status,
  created_at: "2026-01-24T07:14:03.327Z",
});

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = "";
  for await (const part of request) text += String(part);
  return text ? (JSON.parse(text) as Json) : {};
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** What the frame shows: the provider's own page, which nobody here looks into. */
function sendRoom(response: ServerResponse, call: StoredCall | undefined): void {
  const words = call?.status === "active" ? "This is the room." : "This room is closed.";
  response
    .writeHead(call ? 200 : 404, { "content-type": "text/html" })
    .end(`<!doctype html><html lang="en"><title>Room</title><p>${words}</p></html>`);
}

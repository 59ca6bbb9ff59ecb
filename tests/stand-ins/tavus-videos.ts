import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Json = Record<string, unknown>;
type StoredVideo = Json & { video_id: string; video_name: string; status: string };

type Sent = { place: URLSearchParams; body: Json };

export type TavusVideosStandIn = {
  baseUrl: string;
  videos: Map<string, StoredVideo>;
  /** The account's own: a ready one and one in training. Asked by its id, any other but `unknown` is ready, too. */
  replicas: Map<string, Json>;
  /** `POST /videos` and the like, as they arrived. */
  asked: string[];
  bodies: Json[];
  /** What it answers with before anything else, each once. */
  troubles: { status: number; message: string; headers?: Record<string, string> }[];
  /** It makes a video, and the answer gets lost. */
  cutsCreations: boolean;
  /** What is downloaded. */
  file: { bytes: Uint8Array; type: string };
  port: number;
  stop(): Promise<void>;
};

/** Tavus's videos as its contract and documents tell: it remembers them, and holds their files out for download. */
export async function startTavusVideos(): Promise<TavusVideosStandIn> {
  const videos = new Map<string, StoredVideo>();
  const [asked, bodies]: [string[], Json[]] = [[], []];
  const troubles: TavusVideosStandIn["troubles"] = [];
  const file = { bytes: new Uint8Array(), type: "video/webm" };

  const replicaOf = (replica_id: string, replica_name: string, status: string): Json => ({
    replica_id,
    replica_name,
    status,
    thumbnail_video_url: `http://127.0.0.1:${port}/store/file`,
  });
  const replicas = new Map<string, Json>();

  function answerOfReplicas(id: string, method: string, body: Json): Json | null {
    if (method === "POST") {
      const made = replicaOf(`r${replicas.size + 1}`, String(body["replica_name"]), "started");
      replicas.set(String(made["replica_id"]), made);
      return made;
    }
    if (id === "") return pageOf([...replicas.values()]);
    const own = replicas.get(id);
    if (method === "PATCH") Object.assign(own ?? {}, body);
    if (method === "DELETE") replicas.delete(id);
    return own ?? (id === "unknown" ? null : replicaOf(id, "Aria", "completed"));
  }

  function answerOfVideos(id: string, method: string, { place, body }: Sent): Json | null {
    if (method === "POST") {
      const video = { video_id: `v${videos.size + 1}`, video_name: "", ...body, status: "queued" };
      videos.set(video.video_id, video);
      return {
        ...video,
        hosted_url: "https://tavus.video/x",
        created_at: new Date().toISOString(),
      };
    }
    if (id === "") return pageOf([...videos.values()], place);
    const video = videos.get(id);
    if (!video) return null;
    if (method === "PATCH") Object.assign(video, body);
    if (method === "DELETE") videos.delete(id);
    const isReady = video.status === "ready";
    return {
      ...video,
      download_url: isReady ? `http://127.0.0.1:${port}/file` : "",
      error_details: video["error_details"] ?? "",
    };
  }

  function answer(path: string, method: string, sent: Sent): Json | null {
    const [, kind, id = ""] = path.split("/");
    if (kind === "replicas") return answerOfReplicas(id, method, sent.body);
    if (kind !== "personas") return answerOfVideos(id, method, sent);
    const persona = { persona_id: "coach", persona_name: "Coach", default_replica_id: "r-coach" };
    return id === "" || id === persona.persona_id ? pageOf([persona]) : null;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: place } = new URL(request.url ?? "", "http://tavus.test");
    if (path === "/file") return void response.writeHead(302, { location: "/store/file" }).end();
    if (path === "/store/file") {
      response.writeHead(200, { "content-type": file.type }).end(file.bytes);
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("utf8");
    const body = text ? (JSON.parse(text) as Json) : {};
    asked.push(`${request.method} ${path}`);
    bodies.push(body);
    const trouble = /^\/(replicas|personas)/.test(path) ? undefined : troubles.shift();
    if (trouble) {
      response.writeHead(trouble.status, {
        "content-type": "application/json",
        ...trouble.headers,
      });
      response.end(JSON.stringify({ message: trouble.message }));
      return;
    }
    const found = answer(path, request.method ?? "GET", { place, body });
    if (standIn.cutsCreations && request.method === "POST") return void response.destroy();
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? { error: "Invalid video_uuid" }));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  replicas.set("r90bbd427f71", replicaOf("r90bbd427f71", "Aria", "completed"));
  replicas.set("training", replicaOf("training", "Rio", "started"));
  const standIn: TavusVideosStandIn = {
    cutsCreations: false,
    baseUrl: `http://127.0.0.1:${port}`,
    videos,
    replicas,
    asked,
    bodies,
    troubles,
    file,
    port,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return standIn;
}

const pageOf = (data: Json[], place = new URLSearchParams()): Json => {
  const [limit, page] = [Number(place.get("limit") ?? 10), Number(place.get("page") ?? 0)];
  return { data: data.slice(page * limit, (page + 1) * limit), total_count: data.length };
};

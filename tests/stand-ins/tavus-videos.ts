import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Json = Record<string, unknown>;
type StoredVideo = Json & { video_id: string; video_name: string; status: string };

export type TavusVideosStandIn = {
  baseUrl: string;
  videos: Map<string, StoredVideo>;
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

  function answer(path: string, method: string, body: Json): Json | null {
    const [, kind, id = ""] = path.split("/");
    if (kind === "personas") {
      const persona = { persona_id: "coach", persona_name: "Coach", default_replica_id: "r-coach" };
      const found = id === "" || id === persona.persona_id ? [persona] : [];
      return id !== "" && found.length === 0 ? null : { data: found, total_count: found.length };
    }
    if (kind === "replicas" && id === "")
      return {
        data: [
          {
            replica_id: "r90bbd427f71",
            replica_name: "Aria",
            status: "completed",
            thumbnail_video_url: `http://127.0.0.1:${port}/store/file`,
          },
          { replica_id: "training", replica_name: "Rio", status: "started" },
        ],
        total_count: 2,
      };
    if (kind === "replicas")
      return id === "unknown"
        ? null
        : {
            replica_id: id,
            replica_name: "Aria",
            status: id === "training" ? "started" : "completed",
            thumbnail_video_url: `http://127.0.0.1:${port}/store/file`,
          };
    if (method === "POST") {
      const video = { video_id: `v${videos.size + 1}`, video_name: "", ...body, status: "queued" };
      videos.set(video.video_id, video);
      return {
        ...video,
        hosted_url: "https://tavus.video/x",
        created_at: new Date().toISOString(),
      };
    }
    if (id === "") return { data: [...videos.values()], total_count: videos.size };
    const video = videos.get(id);
    if (method === "DELETE") videos.delete(id);
    if (!video) return null;
    const isReady = video.status === "ready";
    return {
      ...video,
      download_url: isReady ? `http://127.0.0.1:${port}/file` : "",
      error_details: video["error_details"] ?? "",
    };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "").replace(/\?.*/, "");
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
    const found = answer(path, request.method ?? "GET", body);
    if (standIn.cutsCreations && request.method === "POST") return void response.destroy();
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? { error: "Invalid video_uuid" }));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const standIn: TavusVideosStandIn = {
    cutsCreations: false,
    baseUrl: `http://127.0.0.1:${port}`,
    videos,
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

import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import type { PageOptions } from "#http/pages.ts";

type DevPages = Pick<PageOptions, "build" | "mode" | "scripts"> & {
  /** Answers Vite's own requests (modules, hot reload); calls `next` for the rest. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  stop: () => Promise<void>;
};

/** `npm run dev`: pages straight from their sources, with hot reload. Vite is loaded only here. */
export async function startDevPages(): Promise<DevPages> {
  const { buildWidget } = await import("../../widget/build.ts");
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite's ssr environment cannot run code");
  return {
    build: () => ssr.runner.import<ServerBuild>("virtual:react-router/server-build"),
    mode: "development",
    scripts: {
      islands: "/src/web/islands/client.tsx",
      head: "/src/web/head.ts",
      later: "/src/web/later.ts",
      version: "development",
    },
    middleware: (request, response, next) => {
      const path = request.url?.replace(/\?.*/s, "") ?? "";
      if (!/^\/widget(\/window)?\.(js|css)$/.test(path))
        return vite.middlewares(request, response, next);
      void buildWidget().then((built) => {
        const type = path.endsWith(".css") ? "text/css" : "text/javascript";
        response.writeHead(200, {
          "content-type": `${type}; charset=utf-8`,
          "cross-origin-resource-policy": "cross-origin",
        });
        response.end(built.get(path.slice(1)));
      }, next);
    },
    stop: () => vite.close(),
  };
}

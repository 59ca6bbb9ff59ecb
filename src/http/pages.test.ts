import { redirect, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { silentLog } from "#kit/log.ts";
import * as contexts from "../web/kit/context.ts";
import { type PageOptions, pageRenderer } from "./pages.ts";

/** A build of one address: its loader answers, and nothing is drawn. */
const buildOf = (loader: () => Response) =>
  ({
    entry: { module: { contexts } },
    routes: { page: { id: "page", path: "portal", module: { loader } } },
    assets: { routes: { page: { id: "page", path: "portal" } }, entry: {}, version: "1" },
    future: {},
    ssr: true,
    isSpaMode: false,
    basename: "/",
    prerender: [],
    routeDiscovery: { mode: "initial" },
  }) as unknown as ServerBuild;

const answerOf = (loader: () => Response) =>
  pageRenderer({
    build: buildOf(loader),
    mode: "production",
    deps: {} as PageOptions["deps"],
    security: { https: false, paymentOrigins: [], callPages: [], roomOrigins: [] },
    scripts: { islands: "", head: "", later: "", version: "" },
    log: silentLog,
  })(new Request("http://localhost/portal"), {} as never, "req_1");

test.each([
  ["data", () => Response.json({ name: "Ada" })],
  ["a redirect", () => redirect("/login")],
])("no cache stores %s that a page answers, unless the page says so", async (_what, loader) => {
  const answer = await answerOf(loader);
  expect(answer.status).toBeLessThan(400);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("a page that says for how long its answer may be stored is believed", async () => {
  const headers = { "cache-control": "public, max-age=60" };
  const answer = await answerOf(() => Response.json({}, { headers }));
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
});

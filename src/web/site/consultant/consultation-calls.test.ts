import { afterEach, expect, test, vi } from "vitest";
import { endCall, startCall } from "./consultation-calls.ts";

type Asked = { path: string; body: unknown };

/** A server that can't be reached at the addresses in `lost`, with a list of what it was asked. */
function server(session: { id: string }) {
  const asked: Asked[] = [];
  const lost = new Set<string>();
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    if (lost.has(path)) throw new TypeError("Failed to fetch");
    asked.push({ path, body: JSON.parse(typeof init?.body === "string" ? init.body : "null") });
    return Response.json(path.endsWith("/end") ? { seconds: 3 } : session);
  });
  return { asked, lost };
}
const end = "/functions/consultation/end";
const ends = (asked: readonly Asked[]) => asked.filter(({ path }) => path === end);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a page has and a test hasn't. */
function inPage() {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
}

test("an end names its call, so that one which is told late ends no later call", async () => {
  inPage();
  const { asked, lost } = server({ id: "con_1" });
  lost.add(end);
  const told = endCall("con_1");
  await vi.advanceTimersByTimeAsync(500);
  expect(ends(asked)).toEqual([]);
  lost.delete(end);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await told).toBe(3);
  expect(ends(asked)).toEqual([{ path: end, body: { id: "con_1" } }]);
});

test("whoever goes back into a call whose end couldn't be told isn't thrown out of it", async () => {
  inPage();
  const { asked, lost } = server({ id: "con_2" });
  lost.add(end);
  const told = endCall("con_2");
  await vi.advanceTimersByTimeAsync(500);
  expect(await startCall()).toEqual({ id: "con_2" });
  lost.delete(end);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await told).toBeNull();
  expect(ends(asked)).toEqual([]);
});

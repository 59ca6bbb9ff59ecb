import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredInBrowser } from "#content/browser-storage.ts";
import { forget } from "./forget-refused.ts";

const gone: string[] = [];
const storage = (where: string) => ({
  removeItem: (name: string) => gone.push(`${where}: ${name}`),
});

beforeEach(() => {
  gone.length = 0;
  vi.stubGlobal("localStorage", storage("local storage"));
  vi.stubGlobal("sessionStorage", storage("session storage"));
  vi.stubGlobal("caches", {
    delete: async (name: string) => gone.push(`cache storage: ${name}`) > 0,
  });
  vi.stubGlobal("document", {
    set cookie(text: string) {
      if (text.endsWith("; Path=/; Max-Age=0")) gone.push(`cookie: ${text.split("=")[0]}`);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each<StoredInBrowser["where"]>([
  "cookie",
  "local storage",
  "session storage",
  "cache storage",
])("what is refused goes from where it lies: %s", async (where) => {
  await forget({ name: "something", where });
  expect(gone).toEqual([`${where}: something`]);
});

test("a browser without storage has nothing to forget", async () => {
  vi.stubGlobal("caches", undefined);
  vi.stubGlobal("localStorage", undefined);
  await forget({ name: "something", where: "cache storage" });
  await forget({ name: "something", where: "local storage" });
  expect(gone).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { newConnectionForm } from "#domain/connections/contract.ts";
import { filledForms } from "../../../tests/factories/connections.ts";
import { startService } from "../../../tests/stand-ins/lead-services.ts";
import { createCatchHook } from "./catch-hook.ts";
import { createBasic, createBearer, createHeader } from "./http-api.ts";

// Zapier, Make and any API, played here in the shapes of their references: there is no stand-in of them that we know of.
let answer = { status: 200, json: {} as unknown };
let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService(() => answer);
});
afterAll(() => service.stop());
const signal = AbortSignal.timeout(30_000);

test("each way to sign in is tried at the API's address, and a refused key told from an empty page", async () => {
  const address = service.url;
  const ways = {
    bearer: () => createBearer({ fetch }).test({ address, secretToken: "t" }, { signal }),
    basic: () =>
      createBasic({ fetch }).test({ address, user: "ada", secretPassword: "p" }, { signal }),
    header: () =>
      createHeader({ fetch }).test({ address, header: "X-Key", secretValue: "v" }, { signal }),
  };
  for (const one of Object.values(ways)) {
    for (const status of [200, 404, 405]) {
      answer = { status, json: {} };
      await one();
    }
    for (const [status, reason] of [
      [401, "key_refused"],
      [503, "server"],
    ] as const) {
      answer = { status, json: {} };
      await expect(one()).rejects.toMatchObject({ reason });
    }
  }
});

test("a hook gets each field of an object, anything else as data, and gives its answer back", async () => {
  const hook = createCatchHook({ fetch });
  const fields = { secretAddress: service.url };
  answer = { status: 200, json: { status: "success" } };
  const act = (input: never) =>
    hook.act(fields, { name: "send", input, key: "run_1/one" }, { signal });
  service.seen.length = 0;
  expect(await act({ name: "Mira" } as never)).toEqual({
    status: 200,
    answer: { status: "success" },
  });
  await act(["a"] as never);
  expect(service.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { name: "Mira", delivery_id: "run_1/one" },
    { data: ["a"], delivery_id: "run_1/one" },
  ]);
  answer = { status: 410, json: {} };
  await expect(act({} as never)).rejects.toMatchObject({ reason: "gone" });
});

test.each([
  ["zapier", "https://hooks.zapier.com.evil.example/hooks/catch/1/a"],
  ["zapier", "https://evil.example/?hooks.zapier.com"],
  ["zapier", "http://hooks.zapier.com/hooks/catch/1/a"],
  ["make", "https://hook.eu2.make.com.evil.example/a"],
  ["make", "https://make.com/a"],
  ["make", "https://user@hook.eu2.make.com/a"],
] as const)("%s takes addresses of its own hooks only, not %s", (kind, secretAddress) => {
  const form = newConnectionForm(kind);
  expect(form.safeParse({ name: "Hook", ...filledForms("x")[kind] }).success).toBe(true);
  expect(form.safeParse({ name: "Hook", secretAddress }).success).toBe(false);
});

test.each([
  ["bearer", { secretToken: "line\r\nx-evil: 1" }],
  ["header", { header: "X Key" }],
  ["header", { header: "Host" }],
  ["header", { secretValue: "a\nb" }],
  ["basic", { address: "https://ada:pw@api.tea.example" }],
] as const)("%s refuses %o", (kind, wrong) => {
  const form = newConnectionForm(kind);
  const input = { name: "API", ...filledForms("x")[kind] };
  expect(form.safeParse(input).success).toBe(true);
  expect(form.safeParse({ ...input, ...wrong }).success).toBe(false);
});

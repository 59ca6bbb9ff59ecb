import { generateKeyPairSync } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serviceAccount } from "../../../tests/factories/connections.ts";
import { messageOf } from "../../../tests/factories/lead-rigs.ts";
import { startService } from "../../../tests/stand-ins/lead-services.ts";
import { playContract, prismNotInstalled } from "../../../tests/stand-ins/prism.ts";
import { createHubSpot } from "./hubspot.ts";
import { createPipedrive } from "./pipedrive.ts";
import { createSheets } from "./sheets.ts";

/** Leads and automations' steps, against what the vendors describe of their APIs, played and checked by Prism. */
beforeEach(({ skip }) => {
  if (prismNotInstalled) skip(prismNotInstalled);
});
const signal = AbortSignal.timeout(120_000);
type Contract = Awaited<ReturnType<typeof playContract>>;
let contract: Contract;
const play = async (name: string): Promise<Contract> => {
  const file = new URL(`../../../tests/stand-ins/${name}-openapi.json`, import.meta.url).pathname;
  contract = await playContract(file);
  return contract;
};
afterEach(() => contract?.stop());

const byPhone = messageOf({ name: "", email: "", company: "", page: null });
const withPhone = { ...byPhone, data: { ...byPhone.data, phone: "+1 555 0199" } };

test("HubSpot's contacts are tried, saved by email and by phone, as HubSpot describes them", async () => {
  const { url, seen, violations } = await play("hubspot");
  const hubspot = createHubSpot({ fetch, baseUrl: url });
  const fields = { secretToken: "pat-eu1" };
  await hubspot.test(fields, { signal });
  expect(await hubspot.deliver?.(fields, messageOf(), { signal })).toMatchObject({ status: 200 });
  await hubspot.deliver?.(fields, withPhone, { signal });
  const contacts = "/crm/v3/objects/contacts";
  expect(seen).toEqual([
    `GET ${contacts}?limit=1&properties=email 200`,
    `POST ${contacts}/batch/upsert 200`,
    `POST ${contacts}/search 200`,
    `PATCH ${contacts}/512 200`,
  ]);
  expect(violations).toEqual([]);
});

test("Pipedrive's persons, leads and notes are made as Pipedrive describes them", async () => {
  const { url, seen, violations } = await play("pipedrive");
  const pipedrive = createPipedrive({ fetch, baseUrl: url });
  const fields = { secretToken: "key" };
  await pipedrive.test(fields, { signal });
  expect(await pipedrive.deliver?.(fields, messageOf(), { signal })).toMatchObject({
    status: 201,
    text: "Lead created.",
  });
  expect(seen.map((line) => line.replace(/\?\S+/, ""))).toEqual([
    "GET /api/v2/persons 200",
    "GET /api/v2/persons/search 200",
    "POST /api/v2/persons 201",
    "GET /api/v1/leads 200",
    "POST /api/v1/leads 201",
    "POST /api/v1/notes 200",
  ]);
  expect(violations).toEqual([]);
});

test("rows of a Google sheet are added and read as Google describes it", async () => {
  const { url, violations } = await play("sheets");
  const token = await startService(() => ({ status: 200, json: { access_token: "ya29.tea" } }));
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const sheets = createSheets({ fetch, sheetsUrl: url, tokenUrl: `${token.url}/token` });
  const act = (name: string, input: object) =>
    sheets.act?.(
      { secretAccount: serviceAccount(pem) },
      { name, input: input as never, key: "run_1/sheets" },
      { signal },
    );
  const sheet = "https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoP/edit#gid=0";
  expect(await act("append", { sheet, range: "Leads!A:B", values: ["=1+1", 7] })).toEqual({
    range: "Leads!A3:B3",
    rows: [],
  });
  expect(await act("read", { sheet, range: "Leads!A:B" })).toMatchObject({
    rows: [
      ["Name", "Email"],
      ["Ada", "ada@example.com"],
    ],
  });
  expect(violations).toEqual([]);
  await token.stop();
});

test.each([
  ["hubspot", "/crm/v3/objects/contacts/batch/upsert", { inputs: [{ email: "a@b.test" }] }],
  ["pipedrive", "/api/v1/leads", { title: 7, person: "Ada" }],
  ["sheets", "/v4/spreadsheets/1aBcDeFgHiJk/values/A%3AB:append", { rows: [] }],
])("what %s doesn't describe would be noticed", async (name, path, json) => {
  const { url, seen, violations } = await play(name);
  const headers = {
    "content-type": "application/json",
    authorization: "Bearer a",
    "x-api-token": "a",
  };
  await fetch(url + path, { method: "POST", headers, body: JSON.stringify(json) });
  expect([...violations, ...seen.filter((line) => / 4\d\d$/.test(line))]).not.toEqual([]);
});

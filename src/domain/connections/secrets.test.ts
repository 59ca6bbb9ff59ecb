import fc from "fast-check";
import { expect, test } from "vitest";
import { filledForms } from "../../../tests/factories/connections.ts";
import {
  changedConnectionForm,
  connectionKinds,
  fieldsOfKind,
  newConnectionForm,
} from "./contract.ts";
import { withoutSecrets } from "./secrets.ts";

const anySecret = fc.string({ minLength: 12, maxLength: 60, unit: "grapheme-ascii" });

test("no secret is left in a text, however it is spelled there", () => {
  fc.assert(
    fc.property(anySecret, fc.string(), fc.string(), (secret, before, after) => {
      fc.pre(secret.trim() === secret);
      for (const spelled of [
        secret,
        encodeURIComponent(secret),
        JSON.stringify(secret).slice(1, -1),
        Buffer.from(secret).toString("base64"),
        Buffer.from(secret).toString("base64url"),
      ])
        expect(withoutSecrets(`${before}${spelled}${after}`, [secret])).not.toContain(spelled);
    }),
  );
});

test("of an address that is secret neither user, password, path nor query is left", () => {
  const address =
    "mongodb+srv://ada-lovelace:hunter-2222@cluster0.tea.mongodb.net/?authSource=admin";
  const said = withoutSecrets(`no user ada-lovelace (hunter-2222) at cluster0.tea.mongodb.net`, [
    address,
  ]);
  expect(said).not.toMatch(/ada-lovelace|hunter-2222/);
});

test.each(connectionKinds)(
  "secrets of %s are named so that no refused form sends them back",
  (kind) => {
    for (const { name, isSecret } of fieldsOfKind(kind))
      expect(name.startsWith("secret")).toBe(Boolean(isSecret));
  },
);

test.each(connectionKinds)(
  "a filled form of %s is taken, and may leave secrets empty later",
  (kind) => {
    const form = { name: "Mine", ...filledForms("mark")[kind] };
    expect(newConnectionForm(kind).safeParse(form).error?.issues ?? []).toEqual([]);
    const secrets = fieldsOfKind(kind).filter(({ isSecret }) => isSecret);
    const later = { ...form, ...Object.fromEntries(secrets.map(({ name }) => [name, ""])) };
    expect(changedConnectionForm(kind).safeParse(later).error?.issues ?? []).toEqual([]);
    expect(newConnectionForm(kind).safeParse(later).success).toBe(false);
  },
);

test.each([
  "http://hooks.example/a",
  "ftp://hooks.example/a",
  "https://user:pass@hooks.example/a",
  "javascript:alert(1)",
  "hooks.example",
  "",
])("%j is no address of a webhook", (secretAddress) => {
  const form = newConnectionForm("webhook").safeParse({ name: "Mine", secretAddress });
  expect(form.success).toBe(false);
});

test.each([
  "evil.example",
  "salesforce.com.evil.example",
  "evil.example/x.salesforce.com",
  "evil.example#.salesforce.com",
  "user@evil.example",
  "x.salesforce.com:444",
])("keys of Salesforce are never sent to %j", (domain) => {
  const form = { name: "Mine", ...filledForms("mark").salesforce, domain };
  expect(newConnectionForm("salesforce").safeParse(form).success).toBe(false);
});

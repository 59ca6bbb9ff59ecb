import { beforeAll, expect, inject, test } from "vitest";
import { attributesOf, fieldIn, textById } from "./form-reading.ts";
import { newClient, nobody, signInAs, testAdmin, testPassword, type Person } from "./people.ts";

// Forms as they answer without scripts; what a browser adds is tested with each area.
const url = inject("sharedApp");

let client: Person;
let admin: Person;
beforeAll(async () => {
  [client, admin] = await Promise.all([newClient(url), signInAs(url, testAdmin.email)]);
});

const secret = "tr0ub4dor-of-mine";

type Case = {
  name: string;
  path: string;
  who?: () => Person;
  fields: Record<string, string>;
  /** Field name → what is said at it. */
  errors: Record<string, string>;
  /** Fields that come back as they were typed. */
  kept: readonly string[];
};

const cases: Case[] = [
  {
    name: "the contact form",
    path: "/contact",
    fields: { name: "Ada & Co <b>", email: "ada@", company: "Tea", subject: "demo", message: "" },
    errors: { email: "This is not an email address.", message: "Please write your message." },
    kept: ["name", "email", "company"],
  },
  {
    name: "the waiting list",
    path: "/community",
    fields: { email: "ada@" },
    errors: { email: "This is not an email address." },
    kept: ["email"],
  },
  {
    name: "the quote form",
    path: "/quote",
    fields: { freeText: "A bot", email: "ada@", requestKey: "key-12345678" },
    errors: { email: "This is not an email address." },
    kept: ["email", "requestKey"],
  },
  {
    name: "registering",
    path: "/register",
    fields: {
      firstName: "Ada",
      lastName: "",
      email: "ada@example.com",
      password: secret,
      confirmPassword: `${secret}!`,
      terms: "on",
    },
    errors: { lastName: "Enter your last name.", confirmPassword: "Passwords do not match" },
    kept: ["firstName", "email"],
  },
  {
    name: "signing in",
    path: "/login",
    fields: { email: "ada@", password: secret },
    errors: { email: "This is not an email address." },
    kept: ["email"],
  },
  {
    name: "asking for a new password",
    path: "/forgot-password",
    fields: { email: "ada@" },
    errors: { email: "This is not an email address." },
    kept: ["email"],
  },
  {
    name: "setting a new password",
    path: "/reset-password?token=abc",
    fields: { token: "abc", password: "short", confirmPassword: secret },
    errors: { password: "Use at least 10 characters.", confirmPassword: "Passwords do not match" },
    kept: [],
  },
  {
    name: "the profile",
    path: "/portal/settings",
    who: () => client,
    fields: { intent: "profile", name: "  ", company: "Tea & Sons" },
    errors: { name: "Enter your name." },
    kept: ["company"],
  },
  {
    name: "connecting a service",
    path: "/portal/connections?add=salesforce",
    who: () => client,
    fields: {
      intent: "add",
      kind: "salesforce",
      name: "",
      domain: "evil.example",
      clientId: "3MVG9",
      secretClient: secret,
      secretRefresh: "",
    },
    errors: {
      name: "Give the connection a name.",
      domain: "Enter your My Domain address, such as your-company.my.salesforce.com.",
    },
    kept: ["clientId"],
  },
  {
    name: "another address",
    path: "/portal/settings",
    who: () => client,
    fields: { intent: "email", email: "new@example.com", password: secret },
    errors: { password: "Incorrect password." },
    kept: ["email"],
  },
  {
    name: "another password",
    path: "/portal/settings/password",
    who: () => client,
    fields: {
      intent: "password",
      currentPassword: "",
      password: secret,
      confirmPassword: secret,
    },
    errors: { currentPassword: "Enter your password." },
    kept: [],
  },
  {
    name: "deleting one's account",
    path: "/portal/settings/data",
    who: () => client,
    fields: { intent: "delete", password: secret },
    errors: { confirmed: "Tick this box if you want to delete your account." },
    kept: [],
  },
  {
    name: "setting up the second factor",
    path: "/portal/settings/two-factor",
    who: () => admin,
    fields: { intent: "begin", password: "" },
    errors: { password: "Enter your password." },
    kept: [],
  },
];

test.each(cases)(
  "$name: a refusal says what is wrong at each field, begins at the first, and keeps what was typed but no secret",
  async ({ path, who, fields, errors, kept }) => {
    const answer = await (who?.() ?? nobody(url)).send(path, fields);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    for (const [name, text] of Object.entries(errors)) {
      const field = fieldIn(html, name);
      expect([name, field["aria-invalid"]]).toEqual([name, "true"]);
      const described = (field["aria-describedby"] ?? "").split(" ");
      expect(described.map((id) => textById(html, id))).toContain(text);
    }
    const focused = attributesOf(html, /<(?:input|textarea|select)\b[^>]*\bautofocus[^>]*>/gi);
    const first = Object.keys(fields).find((name) => name in errors) ?? Object.keys(errors)[0];
    expect(focused.map(({ name }) => name)).toEqual([first]);
    for (const name of kept)
      expect([name, fieldIn(html, name)["value"]]).toEqual([name, fields[name]]);
    expect(html).not.toContain(secret);
  },
);

test("fields that a form doesn't have are ignored, wherever they stand", async () => {
  const person = await newClient(url);
  const answer = await person.send("/portal/settings", {
    intent: "profile",
    name: "Grace",
    company: "",
    role: "admin",
    "role.name": "admin",
    "__proto__.role": "admin",
    "name[4000000000]": "x",
    __intent__: "{not json",
    __state__: "{not json",
  });
  expect(answer.status).toBe(303);
  expect((await person.ask("/admin")).headers.get("location")).toBe("/");
});

test("one form sent twice at once is one request: both lead to the same page", async () => {
  const visitor = nobody(url);
  const fields = { freeText: "A chatbot for a bakery", requestKey: `twice-${Date.now()}` };
  const answers = await Promise.all([
    visitor.send("/quote", fields),
    visitor.send("/quote", fields),
  ]);
  const places = answers.map(({ status, headers }) => [status, headers.get("location")]);
  expect(places[0]).toEqual([303, expect.stringMatching(/^\/quotes\/./)]);
  expect(places[1]).toEqual(places[0]);
});

test("a refusal of the whole form is a message that the page begins at", async () => {
  const answer = await nobody(url).send("/login", { email: client.email, password: secret });
  const html = await answer.text();
  expect(answer.status).toBe(401);
  expect(html).toContain("Login failed. Please check your credentials and try again.");
  expect(attributesOf(html, /<div\b[^>]*\bdata-alert[^>]*>/g)).toEqual([
    expect.objectContaining({ tabindex: "-1", autofocus: "" }),
  ]);
  expect(fieldIn(html, "email")["value"]).toBe(client.email);
  expect(html).not.toContain(secret);
  expect(html).not.toContain(testPassword);
});

test("in the back office a reply that is refused keeps its text, and says why at the field", async () => {
  const name = `Forms ${process.pid}`;
  const message = { name, email: "forms@example.com", subject: "demo", message: "Hello" };
  await nobody(url).send("/contact", message);
  const list = await (
    await admin.ask(`/admin/enquiries?search=${encodeURIComponent(name)}`)
  ).text();
  const [path = ""] = /\/admin\/enquiries\/enq_\w+/.exec(list) ?? [];
  const text = `${"x".repeat(10_000)}-end`;
  const answer = await admin.send(path, { text, key: "key-12345678" });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  const field = fieldIn(html, "text");
  expect(field["aria-invalid"]).toBe("true");
  expect(textById(html, field["aria-describedby"] ?? "")).toBe(
    "Please keep this under 10,000 characters.",
  );
  expect(html).toContain("-end</textarea>");
});

test("without scripts the back office asks before it deletes, and the question sends the same form again", async () => {
  const person = await newClient(url);
  const list = await (await admin.ask(`/admin/users?search=${person.email}`)).text();
  const [userId = ""] = /usr_\w+(?=")/.exec(list) ?? [];
  const asked = await (await admin.send("/admin/users", { intent: "delete", userId })).text();
  expect(asked).toContain("Are you sure you want to delete this user?");
  const fields = attributesOf(asked, /<input\b[^>]*type="hidden"[^>]*>/g);
  expect(fields).toContainEqual(expect.objectContaining({ name: "confirmed", value: "yes" }));
  expect((await person.ask("/portal")).status).toBe(200);
  const confirmed = { intent: "delete", userId, confirmed: "yes" };
  expect((await admin.send("/admin/users", confirmed)).status).toBe(200);
  expect((await person.ask("/portal")).status).toBe(302);
});

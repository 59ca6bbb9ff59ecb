import { beforeAll, expect, test } from "vitest";
import { chatter } from "./desk-visitor.ts";
import { attributesOf, fieldIn, textById, textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { bookDemo } from "./page-list.ts";
import { nobody, signInAs, testAdmin, type Person } from "./people.ts";
import { plainReader } from "./plain-reader.ts";

// Forms on the page of one thing, as they refuse without scripts; forms.test.ts has those that anybody finds.
let app: LentApp;
let admin: Person;
beforeAll(async () => {
  app = await borrowApp();
  admin = await signInAs(app.url, testAdmin.email);
});

/** What is said at a field that is marked as wrong. */
function errorAt(html: string, name: string): string[] {
  const field = fieldIn(html, name);
  expect([name, field["aria-invalid"]]).toEqual([name, "true"]);
  return (field["aria-describedby"] ?? "").split(" ").map((id) => textById(html, id));
}
const alertIn = (html: string) => textIn(/role="alert".*?<\/p>/s.exec(html)?.[0] ?? "");
const idFrom = async (table: string) =>
  (await app.query<{ id: string }>(`select id from ${table} order by created_at desc limit 1`))[0]
    ?.id ?? "";

test("a scope that isn't sold leaves the checkout as it was, and makes no order", async () => {
  const answer = await nobody(app.url).send("/checkout/landing-page", { scope: "no.such" });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(alertIn(html)).not.toBe("");
  expect(html).toContain("Proceed to Checkout");
  expect(await app.query("select 1 from orders")).toEqual([]);
});

test("a quote that was withdrawn meanwhile isn't sold, and its page says so", async () => {
  const reader = plainReader(app.url);
  await reader.open("/quote");
  await reader.send("Submit Quote Request", { freeText: "A landing page for a tea shop" });
  await app.query("update quotes set status = 'withdrawn'");
  await reader.send("Accept and pay");
  expect([reader.status, reader.at]).toEqual([409, expect.stringMatching(/^\/quotes\//)]);
  expect(textIn(reader.html)).toContain("We have withdrawn this quote");
  expect(await app.query("select 1 from orders")).toEqual([]);
});

test("a demo is moved to no time that is none, and is not cancelled twice", async () => {
  const { email } = await bookDemo(app.url);
  const [mail] = await app.query<{ path: string }>(
    `select substring(text from '/demo/[A-Za-z0-9_-]{43}') as path from mails where "to" = '${email}'`,
  );
  const path = mail?.path ?? "";
  const reader = plainReader(app.url);
  await reader.open(path);
  for (const fields of [
    { intent: "move", at: "soon" },
    { intent: "other", at: "" },
  ]) {
    const answer = await reader.person.send(path, fields);
    expect(answer.status).toBe(422);
    expect(textIn(await answer.text())).toContain("Nothing has changed.");
  }
  await reader.send("Cancel the demo");
  expect(textIn(reader.html)).toContain("Your demo is cancelled");
  const again = await reader.person.send(path, { intent: "cancel" });
  expect(again.status).toBeLessThan(500);
  expect(await app.query("select status from bookings")).toEqual([{ status: "cancelled" }]);
});

test("a price that is none is named at its field, and the days beside it stay", async () => {
  await nobody(app.url).send("/quote", { freeText: "A bronze statue of a whale", email: "" });
  const desk = plainReader(app.url, admin);
  const id = await idFrom("quotes");
  await desk.open(`/admin/quotes/${id}`);
  const names = attributesOf(desk.html, /<input\b[^>]*>/g).map(({ name = "" }) => name);
  const price = names.find((name) => name.startsWith("price-")) ?? "";
  const days = names.find((name) => name.startsWith("days-")) ?? "";
  await desk.send("Set the price", { [price]: "cheap", [days]: "5" });
  expect(desk.status).toBe(422);
  expect(errorAt(desk.html, price)).toContain("Enter an amount in dollars, such as 1,250.");
  expect(fieldIn(desk.html, days)["value"]).toBe("5");
  await desk.send("Set the price", { [price]: "1,250" });
  expect(desk.status).toBe(200);
  const total = `select total_cents as cents from quotes where id = '${id}'`;
  expect(await app.query(total)).toEqual([{ cents: 125_000 }]);
});

test("a link to a call that is none, and a day that is none, are refused at the booking desk", async () => {
  await bookDemo(app.url);
  const desk = plainReader(app.url, admin);
  const path = `/admin/bookings/${await idFrom("bookings")}`;
  await desk.open(path);
  await desk.send("Save and send", { callLink: "http://meet.example/room" });
  expect(desk.status).toBe(422);
  expect(errorAt(desk.html, "callLink")).toContain("Start the link with https://.");
  expect(fieldIn(desk.html, "callLink")["value"]).toBe("http://meet.example/room");
  const day = await admin.send("/admin/bookings", { intent: "close", day: "someday" });
  expect(day.status).toBe(422);
  expect(await app.query("select 1 from booking_closures")).toEqual([]);
});

test("an empty message into a conversation is refused at its field, and nobody reads it", async () => {
  const visitor = chatter(app.url);
  await visitor.say("May I ask a person?");
  const desk = plainReader(app.url, admin);
  const path = `/admin/conversations/${await idFrom("conversations")}`;
  await desk.open(path);
  await desk.send("Take over");
  const before = (await visitor.messages()).length;
  await desk.send("Send", { text: "  " });
  expect(desk.status).toBe(422);
  expect(errorAt(desk.html, "text").join("")).not.toBe("");
  expect(await visitor.messages()).toHaveLength(before);
});

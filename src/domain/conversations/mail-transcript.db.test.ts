import { expect, test } from "vitest";
import { openTalks } from "../../../tests/factories/open-talks.ts";
import { saying, scriptedConsultant } from "../../../tests/factories/talk.ts";
import { mailTranscript } from "./index.ts";

const { database, someone, talk } = openTalks();
const consultant = scriptedConsultant(() =>
  saying(["See [the **page**](/services/landing-page) or [this](https://evil.example/x)."]),
);
type Mail = { to: string; subject: string; text: string; html: string };
const mailsTo = async (to: string) =>
  (
    await database().pool.query<Mail>(
      `select "to", subject, text, html from mails where "to" = $1 order by created_at`,
      [to],
    )
  ).rows;

async function said(
  text = "Look at https://spam.example/win, www.spam.example or spam.com/win now",
) {
  const t = talk({ consultant });
  const ada = someone(t);
  await t.say(ada, text);
  await t.quiet();
  return { t, ada };
}

test("a conversation is mailed once to the address that was typed, with who asked for it, and links of ours only", async () => {
  const { t, ada } = await said();
  // A double click, and two tabs at once.
  await Promise.all([1, 2, 3].map(() => mailTranscript(ada, { email: " ada@mail.test " }, t.deps)));
  const [mail, ...others] = await mailsTo("ada@mail.test");
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Your conversation with Aria");
  expect(mail?.text).toContain("asked us to send it to ada@mail.test");
  expect(mail?.text).toContain(`See the page (${t.deps.publicUrl}/services/landing-page) or this.`);
  expect(mail?.text).toContain("Look at [link left out] [link left out] or [link left out] now");
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example|spam/);
  // What was said since is mailed anew.
  await t.say(ada, "One more thing");
  await t.quiet();
  await mailTranscript(ada, { email: "ada@mail.test" }, t.deps);
  expect(await mailsTo("ada@mail.test")).toHaveLength(2);
});

test("whose account has confirmed the address gets their own words as they are", async () => {
  await database().pool.query(
    `insert into users (id, email, email_verified, name, role)
     values ('usr_ida', 'ida@mail.test', true, 'Ida', 'client')`,
  );
  const { t, ada } = await said();
  const ida = { ...ada, userId: "usr_ida" };
  await mailTranscript(ida, { email: "Ida@mail.test" }, t.deps);
  const [mail] = await mailsTo("Ida@mail.test");
  expect(mail?.text).toMatch(
    /You asked for this on \d+ \w+ \d{4} at \d\d:\d\d UTC, while you were signed in/,
  );
  expect(mail?.text).toContain("https://spam.example/win");
});

test.each([
  ["a line break and another header", "ada@mail.test\r\nBcc: eve@mail.test"],
  ["two addresses", "ada@mail.test, eve@mail.test"],
  ["a name with it", "Ada <ada@mail.test>"],
  ["nothing", ""],
  ["no text", { a: 1 }],
  ["5,000 characters", `${"x".repeat(5000)}@mail.test`],
])("%s is no address, and nothing is mailed", async (_what, email) => {
  const { t, ada } = await said();
  await expect(mailTranscript(ada, { email }, t.deps)).rejects.toMatchObject({
    code: "invalid_input",
    fields: { email: expect.any(String) as string },
  });
  const { rows } = await database().pool.query(`select 1 from mails where "to" like '%eve@%'`);
  expect(rows).toEqual([]);
});

test("who said nothing has nothing to mail; and few go to one address, about one chat and for one visitor a day", async () => {
  const nobody = talk({ consultant });
  await expect(
    mailTranscript(someone(nobody), { email: "a@mail.test" }, nobody.deps),
  ).rejects.toMatchObject({ code: "nothing_to_answer" });
  const refused = { code: "rate_limited" };
  // To one address, by whomever.
  const mailed = async () => {
    const { t, ada } = await said("Hello");
    return mailTranscript(ada, { email: "stranger@mail.test" }, t.deps);
  };
  for (let many = 0; many < 3; many++) await mailed();
  await expect(mailed()).rejects.toMatchObject(refused);
  // About one chat, to whomever.
  const { t, ada } = await said("Hello");
  for (const to of ["1", "2", "3"]) await mailTranscript(ada, { email: `${to}@mail.test` }, t.deps);
  await expect(mailTranscript(ada, { email: "4@mail.test" }, t.deps)).rejects.toMatchObject(
    refused,
  );
  expect(await mailsTo("4@mail.test")).toEqual([]);
  // The same once more, as by a double click, is no further one.
  await mailTranscript(ada, { email: "3@mail.test" }, t.deps);
  expect(await mailsTo("3@mail.test")).toHaveLength(1);
});

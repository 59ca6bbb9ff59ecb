import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactSubjects } from "#content/contact-subjects.ts";
import { EnquiryRequest } from "#domain/enquiries/contract.ts";
import { checkEnquiry } from "./enquiry-rules.ts";

const contact = {
  kind: "contact",
  name: "Ada",
  email: "ada@customer.example",
  subject: "demo",
  message: "Hello",
};
const interest = { kind: "interest", categoryId: "web-dev", name: "Ada", email: contact.email };

test("the subjects are those of the specification, in its order", () => {
  expect(contactSubjects.map(({ id }) => id)).toEqual([
    "ai-services",
    "web-development",
    "automation",
    "pinescript",
    "demo",
    "support",
    "partnership",
    "other",
  ]);
});

describe("the message form", () => {
  test("needs all but the company", () => {
    expect(checkEnquiry(contact)).toBeNull();
    expect(Object.keys(checkEnquiry({ kind: "contact" }) ?? {})).toEqual([
      "name",
      "email",
      "subject",
      "message",
    ]);
  });

  test.each(["name", "email", "subject", "message"])("refuses blanks as %s", (field) => {
    expect(Object.keys(checkEnquiry({ ...contact, [field]: " \n\t" }) ?? {})).toEqual([field]);
  });

  test("takes the eight subjects and no other", () => {
    for (const { id } of contactSubjects)
      expect(checkEnquiry({ ...contact, subject: id })).toBeNull();
    expect(checkEnquiry({ ...contact, subject: "sales" })).toHaveProperty("subject");
  });

  test("refuses 100 kB of message, naming the field", () => {
    const wrong = checkEnquiry({ ...contact, message: "x".repeat(100_000) });
    expect(wrong).toEqual({ message: "Please keep this under 5,000 characters." });
  });
});

test("the portfolio's form needs name and email; the waiting list an address", () => {
  expect(checkEnquiry(interest)).toBeNull();
  expect(Object.keys(checkEnquiry({ kind: "interest" }) ?? {})).toEqual([
    "categoryId",
    "name",
    "email",
  ]);
  expect(checkEnquiry({ kind: "waiting-list", email: "ada" })).toEqual({
    email: "This is not an email address.",
  });
});

test.each([null, undefined, "text", 5, [], {}, { kind: "order" }, { kind: null }])(
  "what is no form is refused in our own words: %j",
  (input) => {
    const parsed = EnquiryRequest.safeParse(input);
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(["This is not a form."]);
  },
);

test("whatever is typed: refused in plain words, or taken within its bounds and without control characters", () => {
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("ada@customer.example", "demo", "web-dev", "<script>", "x".repeat(6000)),
    fc.anything({ maxDepth: 1, maxKeys: 2 }),
  );
  const form = fc.record(
    {
      kind: fc.constantFrom("quote", "interest", "contact", "waiting-list"),
      name: value,
      email: value,
      company: value,
      subject: value,
      categoryId: value,
      message: value,
      freeText: value,
      requestKey: value,
    },
    { requiredKeys: ["kind"] },
  );
  fc.assert(
    fc.property(form, (input) => {
      expect(offencesOf(input)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

/** What is wrong with how a form was taken or refused. */
function offencesOf(input: unknown): unknown[] {
  const parsed = EnquiryRequest.safeParse(input);
  if (!parsed.success)
    return parsed.error.issues
      .map(({ message }) => message)
      .filter((message) => !/^(This is not|Please|8 to 64)/.test(message));
  const poor = Object.values(parsed.data).filter(
    (text) =>
      text.length > 5000 ||
      /[^\P{Cc}\n\t]/u.test(text) ||
      text !== text.trim() ||
      !text.isWellFormed(),
  );
  // Sent again as it was taken, it is the same.
  const again = EnquiryRequest.parse(parsed.data);
  return isDeepStrictEqual(again, parsed.data) ? poor : [...poor, again];
}

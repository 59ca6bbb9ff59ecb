import { describe, expect, test } from "vitest";
import { QuoteRequest, quoteFormMessage } from "./contract.ts";

const fieldsOf = (input: unknown) => {
  const parsed = QuoteRequest.safeParse(quote(input));
  if (parsed.success) return expect.fail("it was taken");
  return parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
};
const quote = (input: unknown) =>
  typeof input === "object" && input !== null ? { kind: "quote", ...input } : input;
const form = {
  name: "Ada",
  email: "ada@customer.example",
  projectDescription: "A chatbot for our shop",
};

describe("the quote form takes", () => {
  test.each([
    ["free text alone", { freeText: "A chatbot" }],
    ["free text with an email", { freeText: "A chatbot", email: form.email }],
    ["name, email and project description", form],
    [
      "empty fields of a form sent without scripts",
      { ...form, freeText: "", botField: "", requestKey: "" },
    ],
    ["5,000 characters", { freeText: "x".repeat(5000) }],
  ])("%s", (_what, input) => {
    expect(QuoteRequest.safeParse(quote(input)).success).toBe(true);
  });

  test("free text without what the disabled fields held, except the email", () => {
    expect(QuoteRequest.parse({ kind: "quote", ...form, freeText: "A chatbot" })).toMatchObject({
      freeText: "A chatbot",
      email: form.email,
      name: "",
      projectDescription: "",
    });
  });

  test("what was typed, trimmed, with one kind of line end and no control characters", () => {
    const { freeText, email } = QuoteRequest.parse({
      kind: "quote",
      freeText: "  one\r\ntwo\u0000 ä 👩‍🚀 <b>\n",
      email: " ada@customer.example ",
    });
    expect(freeText).toBe("one\ntwo ä 👩‍🚀 <b>");
    expect(email).toBe("ada@customer.example");
  });
});

describe("the further fields of a quote request", () => {
  const further = {
    phone: "+1 555 0100",
    company: "Tea & Sons",
    subject: "Launch",
    serviceTitle: "Landing Page",
    budget: "$2,000",
    timeline: "in three weeks",
    additionalRequirements: "It has to work offline.",
    preferredPaymentModel: "milestone",
  };
  test("are taken beside the form and beside free text", () => {
    expect(QuoteRequest.parse(quote({ ...form, ...further }))).toMatchObject(further);
    expect(QuoteRequest.parse(quote({ freeText: "A chatbot", ...further }))).toMatchObject(further);
  });

  test.each([[undefined], [""]])(
    "left out (%j), they are empty, and the payment model is fixed",
    (preferredPaymentModel) => {
      const { phone, budget, ...parsed } = QuoteRequest.parse(
        quote({ ...form, preferredPaymentModel }),
      );
      expect(parsed.preferredPaymentModel).toBe("fixed");
      expect([phone, budget]).toEqual(["", ""]);
    },
  );

  test.each([
    ["preferredPaymentModel", "barter"],
    ["phone", "5".repeat(41)],
    ["budget", ["$5"]],
    ["additionalRequirements", "x".repeat(2001)],
  ])("a wrong %s is refused at its field", (field, value) => {
    expect(fieldsOf({ ...form, [field]: value })[0]?.[0]).toBe(field);
  });
});

describe("the quote form refuses", () => {
  test.each([
    ["nothing at all", {}],
    ["blanks", { freeText: " \r\n\t\u0000 " }],
    ["a missing name", { ...form, name: " " }],
    ["a missing email", { ...form, email: "" }],
    ["a missing description", { ...form, projectDescription: "" }],
  ])("%s, in the words of the specification", (_what, input) => {
    expect(fieldsOf(input)).toEqual([["freeText", quoteFormMessage]]);
  });

  test.each([
    ["an email that is none", { ...form, email: "ada" }, "email"],
    ["two emails", { ...form, email: "a@b.example, c@d.example" }, "email"],
    ["an email with a second line", { ...form, email: "a@b.example\r\nBcc: c@d.example" }, "email"],
    ["more than 5,000 characters", { freeText: "x".repeat(10_240) }, "freeText"],
    ["a number for text", { freeText: 5 }, "freeText"],
    ["null for text", { ...form, name: null }, "name"],
    ["a list for text", { ...form, name: ["a"] }, "name"],
    ["a short request key", { ...form, requestKey: "short" }, "requestKey"],
    ["a request key with markup", { ...form, requestKey: "<script>-1234" }, "requestKey"],
    ["text for a form", "freeText=x", ""],
    ["null for a form", null, ""],
  ])("%s, naming the field", (_what, input, field) => {
    const [[path, message] = []] = fieldsOf(input);
    expect(path).toBe(field);
    expect(message).toMatch(/^(This|Please|8 to 64)/); // our own plain words, none of the library's
  });
});

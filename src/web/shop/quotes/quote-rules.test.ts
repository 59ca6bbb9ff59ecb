import { expect, test } from "vitest";
import { quoteFormMessage } from "#domain/enquiries/contract.ts";
import { quoteProblem } from "./quote-request.ts";
import { checkQuote } from "./quote-rules.ts";

const empty = {
  freeText: "",
  name: "",
  email: "",
  projectDescription: "",
  phone: "",
  company: "",
  budget: "",
  timeline: "",
  additionalRequirements: "",
  preferredPaymentModel: "",
};

test("free text alone may be sent, with or without an email", () => {
  expect(checkQuote({ ...empty, freeText: "A bot" })).toBeNull();
  expect(checkQuote({ ...empty, freeText: "A bot", email: "ada@example.com" })).toBeNull();
});

test("without free text all three fields are needed, and one message says so", () => {
  const full = { ...empty, name: "Ada", email: "ada@example.com", projectDescription: "A bot" };
  expect(checkQuote(full)).toBeNull();
  for (const field of ["name", "email", "projectDescription"] as const)
    expect(checkQuote({ ...full, [field]: "  " })).toEqual({
      message: quoteFormMessage,
      fields: {},
    });
});

test("what is no email address is told at its field", () => {
  const problem = checkQuote({ ...empty, freeText: "A bot", email: "ada@" });
  expect(problem?.message).toBeUndefined();
  expect(Object.keys(problem?.fields ?? {})).toEqual(["email"]);
});

test("the server's refusal reads the same as the browser's own", () => {
  expect(quoteProblem({ freeText: quoteFormMessage }, quoteFormMessage)).toEqual(checkQuote(empty));
});

test("a refusal about a field that isn't shown is told for the whole form", () => {
  expect(quoteProblem({}, "Too many requests.").message).toBe("Too many requests.");
  expect(quoteProblem({ requestKey: "no key" }, "Not right.").message).toBe("Not right.");
});

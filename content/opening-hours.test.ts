import { expect, test } from "vitest";
import { contact } from "./brand.ts";

test("the hours that the contact page claims are the specification's, from the hours that can be booked", () => {
  expect(contact.phoneHours).toBe("Mon-Fri 9-6 PST");
});

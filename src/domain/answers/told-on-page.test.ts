import { expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const vet =
  "hi, we run a small vet practice and the phone never stops, mostly appointments and opening hours";
const onPage = (text: string, page?: string) =>
  replyTo([{ sender: "user", text, ...(page && { page }) }], engine, catalogueServices);

test("a trouble told on a service’s page is met by that service where it may be", () => {
  const { text, cited } = onPage(vet, "/services/gpt4-chatbot");
  expect(text).toContain("[GPT-4 Chatbot](/services/gpt4-chatbot) fits");
  expect(cited[0]).toBe("/services/gpt4-chatbot");
});

test("a trouble told on a service’s page is met by another one where it plainly asks for that", () => {
  const lost =
    "our clients email us their tax documents and half of them get lost between three inboxes";
  const { text } = onPage(lost, "/services/landing-page");
  expect(text).toContain("/services/client-portal");
  expect(text).not.toContain("/services/landing-page");
});

test("an answer to what is asked on a service’s page leaves that out where what holds for everything sold is told", () => {
  const { cited } = onPage("is there a discount if I take two", "/services/gpt4-chatbot");
  expect(cited).toEqual(["/services"]);
});

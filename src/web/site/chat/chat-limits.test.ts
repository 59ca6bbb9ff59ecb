import { expect, test } from "vitest";
import * as contract from "#domain/conversations/contract.ts";
import { longestMessage } from "./chat-limits.ts";

test("the field takes as much as the server does", () => {
  expect(longestMessage).toBe(contract.longestMessage);
});

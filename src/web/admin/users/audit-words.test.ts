import { expect, test } from "vitest";
import { actorWords, auditWords, personOf } from "./audit-words.ts";

test("what was done is said in words, with the way it was done", () => {
  expect(auditWords({ action: "user.signed_in", detail: { by: "app" } })).toBe(
    "Signed in, with an app code",
  );
  expect(auditWords({ action: "user.sign_in_failed", detail: { reason: "password" } })).toBe(
    "Sign-in failed, wrong password",
  );
  expect(auditWords({ action: "user.promoted", detail: {} })).toBe("Made an admin");
});

test("an action without words of its own is spelled out, whatever it is called", () => {
  expect(auditWords({ action: "order.payment_late", detail: {} })).toBe("Order payment late");
  expect(auditWords({ action: "constructor", detail: {} })).toBe("Constructor");
});

test("only people are looked up", () => {
  expect(personOf("user/usr_1")).toBe("usr_1");
  expect(personOf("order/ord_1")).toBeNull();
  expect(actorWords("system")).toBe("The system");
  expect(actorWords("toString")).toBeNull();
});

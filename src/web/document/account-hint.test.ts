import { expect, test } from "vitest";
import { hostCookie } from "#kit/cookies.ts";
import { hintCookie } from "../../http/web-visit.ts";
import { accountHint } from "./account-hint.ts";

test.each(["client", "admin"])("the server's hint is understood wherever it stands: %s", (role) => {
  expect(accountHint(`${hintCookie}=${role}`, "http:")).toBe(role);
  expect(accountHint(`a=1; ${hintCookie}=${role}`, "http:")).toBe(role);
  expect(accountHint(`a=1; ${hintCookie}=${role}; b=2`, "http:")).toBe(role);
});

test.each([
  ["no cookie", ""],
  ["an empty hint", "aria.hint="],
  ["a role that there isn't", "aria.hint=owner"],
  ["a role with something behind it", "aria.hint=administrator"],
  ["a role with something before it", "aria.hint=superadmin"],
  ["capitals", "aria.hint=Admin"],
  ["quotes", 'aria.hint="admin"'],
  ["another cookie that ends alike", "not.aria.hint=admin"],
  ["another cookie with any letter for the dot", "ariaxhint=admin"],
  ["the words inside another cookie's value", "note=aria.hint=admin"],
])("with %s nobody is signed in", (_, cookies) => {
  expect(accountHint(cookies, "http:")).toBeNull();
});

test("behind https only the name that is bound to this host counts", () => {
  const bound = `${hostCookie(hintCookie, "https://shop.test")}=admin`;
  expect(accountHint(`${hintCookie}=client; ${bound}`, "https:")).toBe("admin");
  expect(accountHint(`${hintCookie}=client`, "https:")).toBeNull();
  expect(accountHint(bound, "http:")).toBeNull();
});

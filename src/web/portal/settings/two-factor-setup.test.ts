import { expect, test } from "vitest";
import { reopenSetup, showSetup } from "./two-factor-setup.ts";

const key = "a key for digests in tests";
const ada = { userId: "usr_ada" };
const uri = "otpauth://totp/Ariaworks:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Ariaworks";
const shown = showSetup({ uri, recoveryCodes: ["aaaaa-bbbbb", "ccccc-ddddd"] }, ada, key);

test("a set-up comes back whole from its seal", () => {
  expect(shown.secret).toBe("JBSWY3DPEHPK3PXP");
  expect(reopenSetup(shown.seal, ada, key)).toEqual(shown);
});

test.each([
  ["of another person", shown.seal, { userId: "usr_eve" }, key],
  ["of another installation", shown.seal, ada, "another key"],
  ["that was altered", `A${shown.seal}`, ada, key],
  ["without a signature", shown.seal.split(".")[0] ?? "", ada, key],
  ["with nothing in it", "", ada, key],
  ["of nonsense", "%%%.%%%", ada, key],
])("a seal %s opens nothing", (_, seal, owner, withKey) => {
  expect(reopenSetup(seal, owner, withKey)).toBeNull();
});

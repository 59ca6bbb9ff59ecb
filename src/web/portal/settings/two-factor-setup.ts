import { createHmac } from "node:crypto";
import type { TwoFactorSetup } from "#domain/accounts/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import { qrPath, type QrPath } from "../../kit/qr-path.ts";

/** What the page of the set-up shows. */
export type ShownSetup = {
  qr: QrPath;
  /** What the code says; opens an authenticator app on the same device. */
  uri: string;
  secret: string;
  recoveryCodes: string[];
  /** The same, signed: comes back with the form for the code. */
  seal: string;
};

type Sealed = Omit<TwoFactorSetup, "secret">;
type Owner = Pick<Person, "userId">;

const sign = (payload: string, { userId }: Owner, key: string) =>
  createHmac("sha256", key).update(`two-factor-setup:${userId}:${payload}`).digest("base64url");

/** Draws a set-up, and seals it for the way through the form. `key`: `deps.digestKey`. */
export function showSetup({ uri, recoveryCodes }: Sealed, actor: Owner, key: string): ShownSetup {
  const payload = Buffer.from(JSON.stringify({ uri, recoveryCodes })).toString("base64url");
  return {
    qr: qrPath(uri),
    uri,
    secret: new URL(uri).searchParams.get("secret") ?? "",
    recoveryCodes,
    seal: `${payload}.${sign(payload, actor, key)}`,
  };
}

/**
 * The same set-up again after a wrong code: the page alone had it, as we don't show a stored secret
 * twice to an open session. Null for anything that we didn't seal for this person.
 */
export function reopenSetup(seal: string, actor: Owner, key: string): ShownSetup | null {
  const [payload = "", signature = ""] = seal.split(".");
  // Who forges it would show a wrong picture to themselves: no need to compare in constant time.
  if (!payload || signature !== sign(payload, actor, key)) return null;
  const sealed = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Sealed;
  return showSetup(sealed, actor, key);
}

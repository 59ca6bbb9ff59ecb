import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "./open.ts";
import { installation } from "./tables.ts";

export class SecretMismatch extends Error {
  override name = "SecretMismatch";
}

/**
 * Keeps a fingerprint of AUTH_SECRET with the data, so that a node started with another secret stops
 * instead of signing people out and refusing its own signatures. @throws SecretMismatch
 */
export async function checkAuthSecret(db: Db, authSecret: string): Promise<void> {
  const value = createHash("sha256")
    .update(`ariaworks.fingerprint:${authSecret}`)
    .digest("hex")
    .slice(0, 32);
  await db.insert(installation).values({ key: "auth-secret", value }).onConflictDoNothing();
  const [kept] = await db.select().from(installation).where(eq(installation.key, "auth-secret"));
  if (kept?.value !== value)
    throw new SecretMismatch(
      "AUTH_SECRET is not the one this database was set up with. Start with the former secret, or give every node the same one.",
    );
}

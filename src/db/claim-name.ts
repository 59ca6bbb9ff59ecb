import { randomBytes } from "node:crypto";
import type { Pool } from "pg";

/**
 * A name that no other living process has, held on a connection of the pool until `release`. Two processes
 * that share a data folder, and so a name, would otherwise each take the other's running work for their own
 * of an earlier life: the second gets a name for this life only.
 */
export async function claimName(
  pool: Pool,
  wanted: string,
): Promise<{ name: string; release: () => void }> {
  const client = await pool.connect();
  const { rows } = await client.query<{ free: boolean }>(
    "select pg_try_advisory_lock(hashtext('ariaworks node'), hashtext($1)) as free",
    [wanted],
  );
  const name = rows[0]?.free ? wanted : `${wanted}-${randomBytes(4).toString("hex")}`;
  return { name, release: () => client.release(true) };
}

import { AppError } from "#errors";
import type { ConnectionDeps } from "./deps.ts";
import type { FieldsOf } from "./kinds.ts";
import { noteUse, openRow } from "./open-connection.ts";
import { ConnectionFailed } from "./ports.ts";
import { selectConnection } from "./queries.ts";

/** How each kind signs a request in. */
const headersOf: {
  [K in "bearer" | "basic" | "header"]: (fields: FieldsOf<K>) => Record<string, string>;
} = {
  bearer: ({ secretToken }) => ({ authorization: `Bearer ${secretToken}` }),
  // RFC 7617 §2.1: UTF-8, as most services read it.
  basic: ({ user, secretPassword }) => ({
    authorization: `Basic ${Buffer.from(`${user}:${secretPassword}`).toString("base64")}`,
  }),
  header: ({ header, secretValue }) => ({ [header.toLowerCase()]: secretValue }),
};

/** A request that is signed in, and what is to be told of the answer to it. */
export type SignedRequest = {
  headers: Record<string, string>;
  /** Notes at the connection whether the service took the key. */
  answered: (status: number) => Promise<void>;
};

/**
 * Signs a request to an address in with a person's connection. Its secret goes to the connection's own origin only,
 * whatever address is asked for.
 * @throws AppError not_found where they have none with this id, connection_unreadable; ConnectionFailed where it signs in
 * elsewhere, or isn't for this
 */
export async function signRequest(
  ownerId: string,
  { connectionId, url }: { connectionId: string; url: string },
  deps: Pick<ConnectionDeps, "db" | "connections" | "clock">,
): Promise<SignedRequest> {
  const row = await selectConnection(deps.db, ownerId, connectionId);
  if (!row) throw new AppError("not_found");
  if (!Object.hasOwn(headersOf, row.kind))
    throw new ConnectionFailed("rejected", "This connection doesn’t sign in to addresses.");
  const opened = openRow<"bearer">(row, deps);
  const own = URL.parse(opened.fields.address)?.origin;
  if (own === undefined || URL.parse(url)?.origin !== own)
    throw new ConnectionFailed(
      "rejected",
      `This connection is for ${own ?? "another address"}. Its secret isn’t sent elsewhere.`,
    );
  const sign = headersOf[row.kind as keyof typeof headersOf] as (
    fields: unknown,
  ) => Record<string, string>;
  return {
    headers: sign(opened.fields),
    async answered(status) {
      const isRefused = status === 401 || status === 403;
      const failure = isRefused ? new ConnectionFailed("key_refused", "", { status }) : null;
      await noteUse(opened, failure, deps);
    },
  };
}

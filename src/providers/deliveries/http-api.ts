import { ConnectionFailed, type ConnectionTarget } from "#domain/connections/ports.ts";
import { type OutsideFetch, request } from "./request.ts";

/** An API of any kind, as a connection: its address is asked once with the secret. */
const createApi = (fetch: OutsideFetch, headersOf: (fields: never) => Record<string, string>) => ({
  async test(fields: { address: string }, { signal }: { signal: AbortSignal }): Promise<void> {
    try {
      const headers = headersOf(fields as never);
      await request(fetch, fields.address, { method: "GET", headers, signal });
    } catch (failure) {
      // Few APIs have something at their root: what counts is that they don't refuse the key.
      const isAnswer =
        failure instanceof ConnectionFailed &&
        failure.status !== null &&
        failure.status < 500 &&
        failure.reason !== "key_refused";
      if (!isAnswer) throw failure;
    }
  },
  deliver: null,
});

export const createBearer = ({ fetch }: { fetch: OutsideFetch }): ConnectionTarget<"bearer"> =>
  createApi(fetch, ({ secretToken }: { secretToken: string }) => ({
    authorization: `Bearer ${secretToken}`,
  }));

export const createBasic = ({ fetch }: { fetch: OutsideFetch }): ConnectionTarget<"basic"> =>
  createApi(fetch, ({ user, secretPassword }: { user: string; secretPassword: string }) => ({
    authorization: `Basic ${Buffer.from(`${user}:${secretPassword}`).toString("base64")}`,
  }));

export const createHeader = ({ fetch }: { fetch: OutsideFetch }): ConnectionTarget<"header"> =>
  createApi(fetch, ({ header, secretValue }: { header: string; secretValue: string }) => ({
    [header.toLowerCase()]: secretValue,
  }));

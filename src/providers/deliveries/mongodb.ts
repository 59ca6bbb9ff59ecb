import { resolveSrv, resolveTxt } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import type { Collection, MongoClientOptions } from "mongodb";
import {
  ConnectionFailed,
  type ConnectionTarget,
  type FieldsOf,
} from "#domain/connections/ports.ts";
import { secondMs } from "#kit/time.ts";
import { OutsideRefused } from "#outside/outside-refused.ts";
import {
  databaseChangeOf,
  type DatabaseRow,
  erasuresOf,
  isTime,
  placeNamed,
  placesIn,
} from "./database-change.ts";

/** Where the driver may connect to: it speaks no HTTP, so the guarded client can't do it. */
export type SocketGuard = {
  /** Of names: refuses those that lead where we don't connect to. */
  lookup: LookupFunction;
  /** Of numbers, which nothing looks up. */
  mayConnect: (address: string, port: number) => boolean;
};

type OwnDocument = { _id: string };
type Server = { host: string; credentials: string; options: MongoClientOptions };

/** Atlas has three; nobody waits for more than these. */
const maxHosts = 7;
const timeoutMs = 6 * secondMs;
const defaultPort = 27017;

/**
 * Collections of MongoDB through its driver, as Atlas's Data API was shut down in 2025: a lead or a conversation is a
 * document with its id as `_id`. The driver is optional and loaded with the first use.
 *
 * It connects to each host of the connection string on its own (`directConnection`) until one is the primary: otherwise
 * the driver follows what servers say about others of their set, wherever that leads. Of the string's options only those
 * that say how to sign in count, as others name files and proxies of ours.
 * https://www.mongodb.com/docs/manual/reference/connection-string/
 */
export function createMongoDb({ guard }: { guard: SocketGuard }): ConnectionTarget<"mongodb"> {
  async function workOn<T>(
    { secretAddress, database }: FieldsOf<"mongodb">,
    signal: AbortSignal,
    work: (collectionNamed: (name: string) => Collection<OwnDocument>) => Promise<T>,
  ): Promise<T> {
    const driver = await import("mongodb").catch(() => {
      throw new ConnectionFailed("rejected", "The MongoDB driver isn’t installed on this server.");
    });
    let last = new ConnectionFailed("unreachable", "");
    for (const server of await serversOf(secretAddress, guard)) {
      if (signal.aborted) throw new ConnectionFailed("timeout", "");
      const address = `mongodb://${server.credentials}${server.host}/`;
      try {
        const client = new driver.MongoClient(address, server.options);
        try {
          return await work((name) => client.db(database).collection<OwnDocument>(name));
        } finally {
          await client.close();
        }
      } catch (error) {
        last = toFailure(error);
        if (last.reason !== "unreachable") throw last;
      }
    }
    throw last;
  }
  const namesIn = ({ collection, conversations }: FieldsOf<"mongodb">) => ({
    leads: collection,
    conversations,
  });

  return {
    async test(fields, { signal }) {
      const names = namesIn(fields);
      await workOn(fields, signal, async (collectionNamed) => {
        for (const place of placesIn(names))
          await collectionNamed(names[place]).findOne({}, { projection: { _id: 1 } });
      });
    },
    async deliver(fields, message, { signal }) {
      const change = databaseChangeOf(message);
      const names = namesIn(fields);
      if ("erased" in change) {
        await workOn(fields, signal, async (collectionNamed) => {
          for (const { name, ids } of erasuresOf(names, change.erased))
            await collectionNamed(name).deleteMany({ _id: { $in: ids } });
        });
        return { status: null, text: "Documents deleted." };
      }
      const name = placeNamed(names, change.place);
      const { id, ...rest } = change.row;
      await workOn(fields, signal, (collectionNamed) =>
        collectionNamed(name).updateOne({ _id: id }, { $set: withDates(rest) }, { upsert: true }),
      );
      return { status: null, text: "Document saved." };
    },
  };
}

type Value = DatabaseRow[string];
/** The same, times as the driver's own. */
const withDates = (row: Readonly<Record<string, Value>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value !== null && typeof value !== "string") return [name, value.map(withDates)];
      return [name, isTime(name) && value !== null ? new Date(value) : value];
    }),
  );

const pattern = /^mongodb(\+srv)?:\/\/(?:([^@/]*)@)?([^/?]+)(?:\/[^?]*)?(?:\?(.*))?$/;

/** The servers that a connection string names, those of `+srv` by DNS. @throws ConnectionFailed */
async function serversOf(address: string, { lookup, mayConnect }: SocketGuard): Promise<Server[]> {
  const [, srv, credentials, named = "", query = ""] = pattern.exec(address) ?? [];
  const given = new URLSearchParams(query);
  const found = srv ? await resolveHosts(named) : { hosts: named.split(","), txt: "" };
  const told = new URLSearchParams(found.txt);
  const hosts = found.hosts.slice(0, maxHosts);
  if (hosts.some((host) => !isAllowed(host, mayConnect))) throw new ConnectionFailed("blocked", "");
  const authSource = given.get("authSource") ?? told.get("authSource") ?? "admin";
  const tls = given.get("tls") ?? given.get("ssl");
  const options: MongoClientOptions = {
    directConnection: true,
    tls: tls === null ? srv !== undefined : tls === "true",
    ...(credentials ? { authSource } : {}),
    appName: "leads",
    maxPoolSize: 1,
    serverSelectionTimeoutMS: timeoutMs,
    connectTimeoutMS: timeoutMs,
    socketTimeoutMS: timeoutMs,
    retryReads: false,
    retryWrites: false,
    lookup,
  };
  return hosts.map((host) => ({
    host,
    credentials: credentials ? `${credentials}@` : "",
    options,
  }));
}

async function resolveHosts(name: string): Promise<{ hosts: string[]; txt: string }> {
  const records = await resolveSrv(`_mongodb._tcp.${name}`).catch(() => {
    throw new ConnectionFailed("unreachable", "This host has no SRV record.");
  });
  // The driver's own rule: hosts belong to the domain that was named.
  const domain = `.${name.split(".").slice(1).join(".")}`;
  const hosts = records.filter((record) => record.name.endsWith(domain));
  const txt = await resolveTxt(name).catch(() => []);
  return { hosts: hosts.map((one) => `${one.name}:${one.port}`), txt: txt.flat().join("&") };
}

/** No sockets of this machine (`%2Ftmp%2F…`), no numbers that aren't public, in whatever spelling. */
function isAllowed(host: string, mayConnect: SocketGuard["mayConnect"]): boolean {
  if (/[%\\]/.test(host)) return false;
  // The URL parser turns every spelling of an IPv4 address into the usual one.
  const url = URL.parse(`http://${host}`);
  const name = url?.hostname.replace(/^\[|\]$/g, "");
  if (!url || !name) return false;
  return isIP(name) === 0 || mayConnect(name, Number(url.port || defaultPort));
}

/** https://www.mongodb.com/docs/manual/reference/error-codes/ */
const [unauthorized, authenticationFailed, notPrimary, atlasError] = [13, 18, 10107, 8000];

/** What the driver says may hold the address; of an error of the network nothing is told. */
function toFailure(thrown: unknown): ConnectionFailed {
  if (thrown instanceof ConnectionFailed) return thrown;
  const { name = "", code, message } = thrown as { name?: string; code?: unknown; message: string };
  if (code === notPrimary)
    return new ConnectionFailed("unreachable", "No primary server answered.");
  if (code === authenticationFailed || code === unauthorized || code === atlasError)
    return new ConnectionFailed("key_refused", message);
  if (/ServerSelection|Network|Timeout/.test(name)) {
    const { cause } = thrown as { cause?: unknown };
    return new ConnectionFailed(isBlocked(thrown, cause) ? "blocked" : "unreachable", "");
  }
  return new ConnectionFailed("rejected", message);
}

/** The guard's own refusal, somewhere within what the driver made of it. */
function isBlocked(...starts: unknown[]): boolean {
  let open = starts;
  for (let depth = 0; depth < 8 && open.length > 0; depth++) {
    if (open.some((one) => one instanceof OutsideRefused)) return true;
    open = open.flatMap((one) => {
      if (typeof one !== "object" || one === null) return [];
      const { cause, reason, error, servers } = one as Record<string, unknown>;
      const listed = servers instanceof Map ? [...(servers as Map<string, unknown>).values()] : [];
      return [cause, reason, error, ...listed].filter(Boolean);
    });
  }
  return false;
}

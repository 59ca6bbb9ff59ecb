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
import { leadOf, leadRow } from "./lead.ts";

/** Where the driver may connect to: it speaks no HTTP, so the guarded client can't do it. */
export type SocketGuard = {
  /** Of names: refuses those that lead where we don't connect to. */
  lookup: LookupFunction;
  /** Of numbers, which nothing looks up. */
  mayConnect: (address: string, port: number) => boolean;
};

type LeadDocument = { _id: string };
type Work<T> = (collection: Collection<LeadDocument>) => Promise<T>;
type Server = { host: string; credentials: string; options: MongoClientOptions };

/** Atlas has three; nobody waits for more than these. */
const maxHosts = 7;
const timeoutMs = 6 * secondMs;
const defaultPort = 27017;

/**
 * A collection of MongoDB through its driver, as Atlas's Data API was shut down in 2025: a lead is a document with its id
 * as `_id`. The driver is optional and loaded with the first use.
 *
 * It connects to each host of the connection string on its own (`directConnection`) until one is the primary: otherwise
 * the driver follows what servers say about others of their set, wherever that leads. Of the string's options only those
 * that say how to sign in count, as others name files and proxies of ours.
 * https://www.mongodb.com/docs/manual/reference/connection-string/
 */
export function createMongoDb({ guard }: { guard: SocketGuard }): ConnectionTarget<"mongodb"> {
  async function workOn<T>(
    fields: FieldsOf<"mongodb">,
    signal: AbortSignal,
    work: Work<T>,
  ): Promise<T> {
    const driver = await import("mongodb").catch(() => {
      throw new ConnectionFailed("rejected", "The MongoDB driver isn't installed on this server.");
    });
    let last = new ConnectionFailed("unreachable", "");
    for (const server of await serversOf(fields.secretAddress, guard)) {
      if (signal.aborted) throw new ConnectionFailed("timeout", "");
      const address = `mongodb://${server.credentials}${server.host}/`;
      try {
        const client = new driver.MongoClient(address, server.options);
        try {
          return await work(client.db(fields.database).collection<LeadDocument>(fields.collection));
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

  return {
    async test(fields, { signal }) {
      await workOn(fields, signal, (leads) => leads.findOne({}, { projection: { _id: 1 } }));
    },
    async deliver(fields, message, { signal }) {
      const { id, ...rest } = leadRow(leadOf(message));
      const document = { ...rest, taken_at: new Date(rest.taken_at) };
      await workOn(fields, signal, (leads) =>
        leads.updateOne({ _id: id }, { $set: document }, { upsert: true }),
      );
      return { status: null, text: "Document saved." };
    },
  };
}

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

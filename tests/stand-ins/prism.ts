import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { freePort, startStandIn } from "./child.ts";

/** Tavus's own contract; it is not ours to copy, and not everyone has it. */
const contract = new URL("../../../shared/contracts/tavus-openapi.yml", import.meta.url).pathname;
const prism = ((): string | null => {
  try {
    return createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
  } catch {
    return null;
  }
})();

/** Why the tests on Prism can't run here; null where they can. */
export const prismIsMissing = (): string | null => {
  if (!existsSync(contract)) return "../shared/contracts/tavus-openapi.yml is not here";
  return prism ? null : "@stoplight/prism-cli is not installed";
};

type Played = {
  /** The status of the answers from now on; null: Prism's own choice. */
  prefer(status: number | null): void;
  /** `POST /v2/conversations 200`, one for each request. */
  seen: string[];
  /** What isn't as the contract says. */
  violations: string[];
  stop(): Promise<void>;
};

/** Why a contract that lies in this folder can't be played here; null where it can. */
export const prismNotInstalled = prism ? null : "@stoplight/prism-cli is not installed";

/** Tavus's contract. `baseUrl`: for TAVUS_BASE_URL. */
export async function startPrism(): Promise<Played & { baseUrl: string }> {
  const { url, ...played } = await playContract(contract);
  return { ...played, baseUrl: `${url}/v2` };
}

/**
 * Prism, an independent stand-in, on a service's own contract: it checks requests and answers with the contract's
 * examples. It remembers nothing. A relay in front of it says which of the documented answers is wanted, and
 * notes what Prism found wrong with a request.
 */
export async function playContract(file: string): Promise<Played & { url: string }> {
  const port = await freePort();
  const standIn = await startStandIn(port, [prism ?? "", "mock", "-p", String(port), file]);
  const seen: string[] = [];
  const violations: string[] = [];
  let preferred: number | null = null;
  const relay = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = "", url = "" } = request;
    const given = request.headers;
    const headers = new Headers({ accept: "application/json" });
    for (const name of ["x-api-key", "x-api-token", "authorization", "content-type"])
      if (typeof given[name] === "string") headers.set(name, given[name]);
    if (preferred !== null) headers.set("prefer", `code=${preferred}`);
    const body = parts.length > 0 ? Buffer.concat(parts) : null;
    const answer = await fetch(standIn.url + url, { method, headers, body });
    seen.push(`${method} ${url} ${answer.status}`);
    const found = answer.headers.get("sl-violations");
    if (found) violations.push(found);
    const type = answer.headers.get("content-type");
    response.writeHead(answer.status, type ? { "content-type": type } : {});
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    prefer: (status) => {
      preferred = status;
    },
    seen,
    violations,
    async stop() {
      relay.closeAllConnections();
      relay.close();
      await once(relay, "close");
      await standIn.stop();
    },
  };
}

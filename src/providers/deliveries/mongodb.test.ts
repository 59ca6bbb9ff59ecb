import { expect, test } from "vitest";
import type { ConnectionFailed } from "#domain/connections/ports.ts";
import { createSocketGuard } from "#outside/stream-outside.ts";
import { startMongo } from "../../../tests/stand-ins/mongo-wire.ts";
import { createMongoDb } from "./mongodb.ts";

const guard = (loopbackPorts: number[]) =>
  createSocketGuard({
    mayReach: { loopbackPorts },
    lookup: (_name, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
  });
const use = (secretAddress: string, ports: number[] = []) =>
  createMongoDb({ guard: guard(ports) })
    .test(
      { database: "tea", collection: "leads", conversations: "", secretAddress },
      { signal: AbortSignal.timeout(20_000) },
    )
    .then(
      () => "works",
      (error: ConnectionFailed) => error.reason,
    );

test.each([
  "mongodb://127.0.0.1:27017/",
  "mongodb://127.1:27017/",
  "mongodb://0x7f000001:27017/",
  "mongodb://[::1]:27017/",
  "mongodb://10.0.0.1/",
  "mongodb://8.8.8.8,169.254.169.254/",
  "mongodb://%2Ftmp%2Fmongodb-27017.sock/",
  "mongodb://ada:pass@127.0.0.1:27017/?tls=true",
])("%s isn't connected to", async (address) => {
  expect(await use(address)).toBe("blocked");
});

test("a name that leads into our network isn't connected to", async () => {
  expect(await use("mongodb://inside.example:27017/")).toBe("blocked");
});

test("it follows no server to another, and reads no file of ours that the string names", async () => {
  const mongo = await startMongo(new Map());
  const options =
    "tlsCAFile=/etc/passwd&proxyHost=127.0.0.1&authMechanism=MONGODB-AWS&replicaSet=rs9";
  expect(await use(`mongodb://127.0.0.1:${mongo.port}/?${options}`, [mongo.port])).toBe("works");
  expect(mongo.commands).toContain("find");
  await mongo.stop();
  expect(await use(`mongodb://127.0.0.1:${mongo.port}/`, [mongo.port])).toBe("unreachable");
});

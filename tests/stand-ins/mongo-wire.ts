import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { BSON } from "mongodb";

type Doc = Record<string, unknown>;

/**
 * A server of ours that speaks as much of MongoDB's wire protocol as a client needs to find a primary, read one document
 * upsert and delete: `OP_MSG` with one body. https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/
 */
export async function startMongo(documents: Map<string, Doc>, isPrimary = () => true) {
  const commands: string[] = [];
  const answer = (command: Doc): Doc => {
    const [name = ""] = Object.keys(command);
    commands.push(name);
    if (name === "hello" || name === "ismaster" || name === "isMaster")
      return {
        ok: 1,
        helloOk: true,
        isWritablePrimary: isPrimary(),
        ismaster: isPrimary(),
        maxBsonObjectSize: 16_777_216,
        maxMessageSizeBytes: 48_000_000,
        maxWriteBatchSize: 100_000,
        minWireVersion: 0,
        maxWireVersion: 25,
        // What a hostile server would have the driver follow.
        setName: "rs0",
        hosts: ["127.0.0.1:1"],
        readOnly: false,
      };
    if (!isPrimary())
      return { ok: 0, code: 10107, codeName: "NotWritablePrimary", errmsg: "not primary" };
    if (name === "find")
      return {
        ok: 1,
        cursor: { id: 0n, ns: "tea.leads", firstBatch: [...documents.values()].slice(0, 1) },
      };
    if (name === "update") {
      const [change] = command["updates"] as { q: Doc; u: { $set: Doc }; upsert: boolean }[];
      if (!change?.upsert) return { ok: 0, code: 9, errmsg: "not an upsert" };
      const id = String(change.q["_id"]);
      documents.set(id, { ...change.q, ...documents.get(id), ...change.u.$set });
      return { ok: 1, n: 1, nModified: 1 };
    }
    if (name === "delete") {
      const [filter] = command["deletes"] as { q: Record<string, { $in: string[] }> }[];
      const gone = (filter?.q["_id"]?.$in ?? []).filter((id) => documents.delete(id));
      return { ok: 1, n: gone.length };
    }
    return { ok: 1 };
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (piece: Buffer) => {
      waiting = Buffer.concat([waiting, piece]);
      while (waiting.length >= 16 && waiting.length >= waiting.readInt32LE(0)) {
        const message = waiting.subarray(0, waiting.readInt32LE(0));
        waiting = waiting.subarray(message.length);
        socket.write(replyTo(message, answer));
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

const [opReply, opQuery, opMsg] = [1, 2004, 2013];

function replyTo(message: Buffer, answer: (command: Doc) => Doc): Buffer {
  const id = message.readInt32LE(4);
  const isOld = message.readInt32LE(12) === opQuery;
  // OP_QUERY: flags, collection's name, two numbers; OP_MSG: flags, kind of section.
  const start = isOld ? message.indexOf(0, 20) + 9 : 21;
  const said = Buffer.from(BSON.serialize(answer(withSections(message, start))));
  const head = isOld ? Buffer.alloc(20) : Buffer.alloc(5);
  if (isOld) head.writeInt32LE(1, 16);
  const out = Buffer.concat([Buffer.alloc(16), head, said]);
  out.writeInt32LE(out.length, 0);
  out.writeInt32LE(id, 8);
  out.writeInt32LE(isOld ? opReply : opMsg, 12);
  return out;
}

/** The command, with what stands in sections of its own (`updates`). */
function withSections(message: Buffer, start: number): Doc {
  const body = BSON.deserialize(message.subarray(start, start + message.readInt32LE(start)));
  for (let at = start + message.readInt32LE(start); at < message.length && message[at] === 1;) {
    const size = message.readInt32LE(at + 1);
    const end = message.indexOf(0, at + 5);
    const items: Doc[] = [];
    for (let next = end + 1; next < at + 1 + size; next += message.readInt32LE(next))
      items.push(BSON.deserialize(message.subarray(next, next + message.readInt32LE(next))));
    body[message.subarray(at + 5, end).toString()] = items;
    at += 1 + size;
  }
  return body;
}

import { Socket } from "node:net";
import type { PoolConfig } from "pg";

/** Connections to a database that a test can cut. */
export type CutSockets = {
  /** The given settings, with sockets of these. */
  pool: PoolConfig;
  /** From now on every connection is refused, and those that there are end, until `mend`. */
  cut(): void;
  mend(): void;
  /** The next statements (1) that hold these words fail as where the server died: EPIPE. */
  breakAt(words: string, times?: number): void;
  /** How many connections were refused. */
  refused(): number;
};

const failure = (code: string) => Object.assign(new Error(`write ${code}`), { code });

export function cutSockets(pool: PoolConfig): CutSockets {
  const sockets = new Set<Socket>();
  let [isCut, refused] = [false, 0];
  let fatal = { words: "", times: 0 };
  const stream = () => {
    const socket = new Socket();
    const connect = socket.connect.bind(socket) as (...args: unknown[]) => Socket;
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
    const watchedWrite = (...args: unknown[]) => {
      const [chunk] = args;
      if (fatal.times === 0 || !Buffer.isBuffer(chunk) || !chunk.includes(fatal.words))
        return write(...args);
      fatal.times -= 1;
      setImmediate(() => socket.destroy(failure("EPIPE")));
      return false;
    };
    socket.connect = (...args: unknown[]) => {
      if (!isCut) {
        connect(...args); // it sets `write` back to Node's own
        socket.write = watchedWrite;
        return socket;
      }
      refused += 1;
      setImmediate(() => socket.destroy(failure("ECONNREFUSED")));
      return socket;
    };
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    return socket;
  };
  return {
    pool: { ...pool, stream },
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy(failure("ECONNRESET"));
    },
    mend: () => {
      isCut = false;
    },
    breakAt: (words, times = 1) => {
      fatal = { words, times };
    },
    refused: () => refused,
  };
}

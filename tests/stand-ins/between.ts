import { type AddressInfo, connect, createServer, type Socket } from "node:net";

type Fault = {
  /** After so many bytes of the server's. */
  after: number;
  /** The connection is lost, or nothing more comes. */
  do: "cut" | "hold";
  onFault?: () => void;
};

/** Passes a connection on to a server, counts and keeps what is said, and may fail in the middle. */
export async function startBetween(to: { host: string; port: number }, fault?: Fault) {
  const sockets = new Set<Socket>();
  let bytes = 0;
  let said = "";
  const server = createServer((client) => {
    const upstream = connect(to);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => other.destroy());
    }
    client.on("data", (part: Buffer) => {
      said += part.toString("latin1");
      upstream.write(part);
    });
    upstream.on("data", (part: Buffer) => {
      bytes += part.length;
      if (!fault || bytes < fault.after) client.write(part);
      else {
        if (fault.do === "cut") client.destroy();
        fault.onFault?.();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** How much the server has sent. */
    bytes: () => bytes,
    /** What the client has said. */
    said: () => said,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

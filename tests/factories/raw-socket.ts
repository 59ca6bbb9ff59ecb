import { connect } from "node:net";

export type SocketAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string;
};

/** Writes a request line as it is, as no HTTP library would, and reads the whole answer. */
export function sendLine(
  port: number,
  line: string,
  headers: Record<string, string> = {},
): Promise<SocketAnswer> {
  const all = { host: `localhost:${port}`, connection: "close", ...headers };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(Buffer.from(`${line} HTTP/1.1\r\n${fields.join("")}\r\n`, "latin1")),
    );
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => resolve(parseAnswer(Buffer.concat(parts).toString("latin1"))));
  });
}

function parseAnswer(text: string): SocketAnswer {
  const cut = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, cut).split("\r\n");
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: text.slice(cut + 4),
  };
}

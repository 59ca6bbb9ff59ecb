/** A plain file server to measure against: node:http and a read stream. Argument: the file. */
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

const file = process.argv[2] ?? "";
const { size } = statSync(file);
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "video/mp4", "content-length": String(size) });
  pipeline(createReadStream(file), response, () => {});
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit(0));

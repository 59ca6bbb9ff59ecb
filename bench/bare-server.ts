/**
 * What we are measured against: node:http and nothing else, sending given bytes from memory. Gets its
 * answers by a message, and says on which port it listens.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type BareAnswer = { path: string; headers: string[]; bodyBase64: string };

process.once("message", (answers: BareAnswer[]) => {
  const known = new Map(
    answers.map(({ path, headers, bodyBase64 }) => [
      path,
      { headers, body: Buffer.from(bodyBase64, "base64") },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = known.get(request.url ?? "");
    if (!answer) {
      response.writeHead(404);
      response.end();
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.once("disconnect", () => process.exit(0));

// node receive-alert.mjs secret.txt 8080
// Behind https; TradingView calls https://your.server/alerts/ and then the word in secret.txt.
import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , secretFile, port] = process.argv;
const secret = readFileSync(secretFile, "utf8").trim(); // a long random word
if (!/^\w{16,}$/.test(secret)) throw new Error("The secret needs sixteen letters or more");

const digest = (text) => createHash("sha256").update(text).digest();
const secretPath = digest(`/alerts/${secret}`);
const seen = new Set(); // in real use: a table with a unique index on the id

/** The alert in a request, or the status that refuses it. */
async function readAlert(request) {
  // TradingView signs nothing, so that the address itself must be the secret.
  if (!timingSafeEqual(digest(request.url), secretPath)) return 404;
  if (request.method !== "POST") return 405;
  let body = "";
  try {
    for await (const piece of request.setEncoding("utf8"))
      if ((body += piece).length > 10_000) return 413;
    const alert = JSON.parse(body);
    return typeof alert?.id === "string" ? alert : 400;
  } catch {
    return 400; // no JSON, or the caller has hung up
  }
}

createServer(async (request, response) => {
  const alert = await readAlert(request);
  if (typeof alert === "number") {
    response.writeHead(alert).end();
    return;
  }
  response.writeHead(202).end(); // at once: TradingView gives up after a few seconds
  if (seen.has(alert.id)) return;
  seen.add(alert.id);
  console.log(`${alert.event} ${alert.symbol} ${alert.close}`); // here your own work begins
}).listen(Number(port));

import { parentPort } from "node:worker_threads";
import { createRanker, type VectorRequest } from "./vector-ranks.ts";

// The thread that keeps vectors and compares them, so that pages are answered meanwhile.
const ask = createRanker();
parentPort?.on("message", (request: VectorRequest) => {
  const answer = ask(request);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  if (answer) parentPort?.postMessage(answer);
});

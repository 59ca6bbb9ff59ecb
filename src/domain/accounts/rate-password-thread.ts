import { parentPort } from "node:worker_threads";
import { rateStrength } from "#kit/password-strength.ts";

type Question = { id: number; password: string; own: string[] };

// The thread of rate-password.ts: one password after the other.
parentPort?.on("message", async ({ id, password, own }: Question) => {
  const strength = await rateStrength(password, own);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, strength });
});

import { startEmbedded, type EmbeddedOptions } from "../embedded.ts";

/**
 * For tests: an application or script of its own process. Takes `EmbeddedOptions` without the log as
 * JSON, says on stdout what came of it (one JSON line), stays until a line on stdin, then stops in order.
 */
const note =
  (level: string) =>
  (...words: unknown[]) =>
    process.stderr.write(`${level} ${JSON.stringify(words)}\n`);
const log = { info: note("info"), warn: note("warn"), error: note("error") };
const options = JSON.parse(process.argv[2] ?? "{}") as Omit<EmbeddedOptions, "log">;

try {
  const embedded = await startEmbedded({ ...options, log });
  const { adopted, connection } = embedded;
  process.stdout.write(`${JSON.stringify({ adopted, connection })}\n`);
  process.stdin.once("data", () => {
    void embedded.stop().then(() => process.exit(0));
  });
} catch (error) {
  const { name, message } = error as Error;
  const { reason } = error as { reason?: string };
  process.stdout.write(`${JSON.stringify({ name, reason, message })}\n`);
  process.exitCode = 3;
}

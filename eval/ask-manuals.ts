/**
 * `node eval/ask-manuals.ts`: trains bots on the manuals beside the project, asks the questions of manuals/, and tells
 * where what wasn't right was lost. `--given` asks those that came with the manuals, and prints counts only; `--kept=…`
 * keeps the trained database in that folder for the next run; `--answers` prints what was said.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { silentLog } from "#kit/log.ts";
import { createBuiltInConsultant } from "../src/providers/chat/built-in/index.ts";
import { type ManualAnswer, measureManuals } from "./measure-manuals.ts";
import { printManuals } from "./print-manuals.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const kept = process.argv.find((one) => one.startsWith("--kept="))?.slice("--kept=".length);
const isGiven = process.argv.includes("--given");
const isFurther = process.argv.includes("--further");

/** Where a question's facts were lost on their way into the answer. */
function lostAt({ isRight, kind, documentAt, isFound }: ManualAnswer): string {
  if (isRight) return "right";
  if (kind === "unanswerable") return "answered, and isn't in the manual";
  if (documentAt === null) return "document not found";
  return isFound ? "found, not said" : "document found, passage not";
}

function printLosses(answers: readonly ManualAnswer[]) {
  for (const [lost, list = []] of Object.entries(Object.groupBy(answers, lostAt)))
    say(`${lost}: ${list.length}`);
  if (isGiven) return;
  const showsAll = process.argv.includes("--answers");
  for (const one of answers)
    if (showsAll || !one.isRight)
      say(
        `\n${lostAt(one)} (document at ${one.documentAt ?? "-"})${one.isHedged ? ", hedged" : ""}  [${one.kind}] ${one.question}\n  needs ${one.mustContain.join(" | ")}\n${one.text.replace(/^/gm, "       ")}`,
      );
}

const dataDir = kept ?? mkdtempSync(join(tmpdir(), "aria-manuals-"));
const marker = join(dataDir, "trained");
const isTrained = existsSync(marker);
const embedded = await startEmbedded({ dataDir, log: silentLog, role: "application" });
const connection = connectionFromParts(embedded.connection);
const database = openDatabase(connection.pool);
try {
  await migrateDatabase(database.pool, connection.url);
  const answers = await measureManuals(database, createBuiltInConsultant(), {
    questions: isGiven ? "given" : isFurther ? "further" : "own",
    isTrained,
  });
  writeFileSync(marker, "");
  if (answers) {
    printManuals(answers);
    printLosses(answers);
  } else say("No manuals beside the project (MANUALS_DIR).");
} finally {
  await database.close();
  await embedded.stop();
  if (!kept) rmSync(dataDir, { recursive: true, force: true });
}

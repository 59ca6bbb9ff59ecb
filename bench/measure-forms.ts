/**
 * `node bench/measure-forms.ts`: answers that one published form takes a second, against bare inserts of the same row
 * through the same pool, taking turns. Checks, the event, the count towards the plan and the transaction are the
 * difference.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { type FormDeps, submitForm } from "#domain/forms/index.ts";
import { newField, newForm } from "#domain/projects/configuration/form-interface.ts";
import { asJson, schemaVersions } from "#domain/projects/configuration/types.ts";
import { newId } from "#kit/ids.ts";
import { silentLog } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { createPieceStore } from "../src/providers/files/postgres-pieces.ts";
import { median } from "./measure.ts";

const [rounds, atOnce, perRound] = [5, 20, 1000];
const address = "bench-form";
const form = {
  ...newForm,
  title: "Feedback",
  fields: (["text", "email", "yes-no", "rating", "long-text"] as const).map((type) => ({
    ...newField(type, type, newForm.steps[0]?.id ?? ""),
    name: `A ${type}`,
  })),
};
const answers = {
  text: "Ada Lovelace",
  email: "ada@example.com",
  "yes-no": "yes",
  rating: "4",
  "long-text": "It was quick, and the person was kind. ".repeat(10),
};

const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const embedded = await startEmbedded({ dataDir: folder, log: silentLog, role: "application" });
const connection = connectionFromParts(embedded.connection);
const database = openDatabase(connection.pool);
const { db, pool } = database;
const pieces = createPieceStore({ db, pool });
const deps: FormDeps = {
  db,
  clock: systemClock,
  publicUrl: "https://shop.test",
  brandName: "Ariaworks",
  adminSecondFactor: "optional",
  digest: (_purpose, text) => text,
  files: { pieces, store: pieces },
  usage: {
    planIdOf: async () => "enterprise",
    counted: { held: {}, monthly: ["formAnswers"] },
  },
};

async function publish(): Promise<void> {
  const configuration = JSON.stringify(asJson({ formInterface: form }));
  const version = schemaVersions["form-interface"];
  await db.execute(sql`
    insert into projects (id, owner_id, name, description, service_type, configuration, schema_version, revision, state, address)
    values ('proj_bench', 'usr_bench', 'Feedback', '', 'form-interface', ${configuration}::jsonb, ${version}, 1, 'live', ${address})`);
  await db.execute(sql`
    insert into project_deployments (id, project_id, number, revision, service_type, name, configuration, schema_version, state, published_by)
    values ('dep_bench', 'proj_bench', 1, 1, 'form-interface', 'Feedback', ${configuration}::jsonb, ${version}, 'live', 'usr_bench')`);
}

const answer = async () => {
  const outcome = await submitForm({ address, key: newId("key"), answers, begunAt: 1 }, deps);
  if (outcome.kind !== "sent") throw new Error(`refused: ${JSON.stringify(outcome)}`);
};
const insert = async () => {
  await pool.query(
    `insert into form_answers (id, project_id, deployment_id, owner_id, request_key, answers, language, ending_title, expires_at)
     values ($1, 'proj_bare', 'dep_bench', 'usr_bench', $2, $3, 'en', 'Thank you', now() + interval '1 year')`,
    [newId("ans"), newId("key"), JSON.stringify(answers)],
  );
};

/** How many a second, with so many under way at once. */
async function perSecond(one: () => Promise<void>): Promise<number> {
  let left = perRound;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await one();
    }),
  );
  return perRound / ((performance.now() - begun) / 1000);
}

try {
  await migrateDatabase(pool, connection.url);
  await publish();
  await perSecond(answer);
  await perSecond(insert);
  const measured: { answers: number; inserts: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({ answers: await perSecond(answer), inserts: await perSecond(insert) });
  const of = (name: "answers" | "inserts") => Math.round(median(measured.map((one) => one[name])));
  const ratio = median(measured.map((one) => one.answers / one.inserts));
  process.stdout.write(
    `answers to one form, ${atOnce} at once: ${of("answers")} a second; bare inserts: ${of("inserts")}; ratio ${ratio.toFixed(2)} (target 0.2); load ${loadavg()[0]?.toFixed(1)}\n`,
  );
} finally {
  await database.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}

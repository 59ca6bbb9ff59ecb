import { sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import { countedFiles } from "#domain/files/index.ts";
import {
  countedKnowledge,
  findPassages,
  knowledgeJobs,
  type Embedder,
  type TrainingDeps,
} from "#domain/knowledge/index.ts";
import type {
  DocumentReader,
  ReadDocument,
  ReadPage,
  SiteReader,
} from "#domain/knowledge/ports.ts";
import type { PlanId } from "#domain/usage/index.ts";
import { filesOn } from "./files.ts";
import { usageOn } from "./usage.ts";

/** A text as a reader would give it. */
export const documentOf = (text: string, title: string | null = null): ReadDocument => ({
  title,
  sections: [{ heading: null, text }],
});

/** Pages of a site that a test plays; a change of `pages` is a change of the site. */
export function sitePlayed() {
  const pages = new Map<string, string | Exclude<ReadPage, { state: "read" }>>();
  const asked: (string | undefined)[] = [];
  const read = (url: string, etag: string | undefined): ReadPage => {
    asked.push(etag);
    const page = pages.get(url);
    if (page === undefined) return { url, etag: null, state: "failed", problem: "not_found" };
    if (typeof page !== "string") return page;
    const own = `etag-${page.length}`;
    if (etag === own) return { url, etag, state: "unchanged" };
    return { url, etag: own, state: "read", document: documentOf(page, `Page ${url}`) };
  };
  const reader: SiteReader = {
    readPage: async (url, { etag }) => read(url, etag),
    async *readSite(_url, { known }) {
      for (const url of pages.keys())
        yield { page: read(url, known.get(url) ?? undefined), total: pages.size };
    },
  };
  return { pages, asked, reader };
}

/** Training on a test's database, with readers that the test plays. */
export function trainingOn(
  database: Pick<Database, "db" | "pool">,
  change: {
    documents?: DocumentReader;
    sites?: SiteReader;
    plan?: PlanId;
    embedder?: Embedder;
    clock?: () => Date;
  } = {},
) {
  const { db } = database;
  const { plan = "professional", embedder = null, documents = null, sites = null } = change;
  const clock = change.clock ?? (() => new Date());
  const deps: TrainingDeps & ReturnType<typeof filesOn> = {
    ...filesOn(database, { clock }),
    ...usageOn(database, { plan, held: { ...countedKnowledge.held, ...countedFiles.held }, clock }),
    db,
    clock,
    knowledge: { embedder },
    readers: { documents, sites },
  };
  const step = <T>(_name: string, work: () => Promise<T>) => work();
  /** Takes what waits, without running it. */
  const taken = async () => {
    const { rows } = await db.execute<{ name: string; inputs: string }>(sql`
      with taken as (
        update dbos.workflow_status set status = 'SUCCESS'
        where status = 'ENQUEUED' and name like 'knowledge.%' returning workflow_uuid, name, created_at)
      select t.name, i.inputs from taken t join dbos.workflow_input i using (workflow_uuid)
      order by t.created_at, t.name`);
    return rows.map(({ name, inputs }) => ({
      name,
      run: () => {
        const [input] = (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs;
        return knowledgeJobs.find((job) => job.name === name)?.run(input, deps, { step });
      },
    }));
  };
  return {
    deps,
    taken,
    /** Runs what waits until nothing does. */
    async work() {
      for (let jobs = await taken(); jobs.length > 0; jobs = await taken())
        for (const job of jobs) await job.run();
    },
    find: (collection: `bot/${string}`, question: string, limit = 5) =>
      findPassages(question, { limit, collection }, deps),
    async empty() {
      await database.pool.query(
        "truncate knowledge_sources, knowledge_documents, passages, passage_words, collection_words, files, file_pieces, dbos.workflow_status cascade",
      );
    },
  };
}

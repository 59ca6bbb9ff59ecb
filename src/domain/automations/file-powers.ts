import { files } from "#content/promises.ts";
import {
  deleteFilesOf,
  isOwnFile,
  listFiles,
  openFile,
  safeFileName,
  storeMade,
} from "#domain/files/index.ts";
import { checkLimit } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import { StepFailed, type StepPowers } from "#steps/contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { filesOfAutomation, makeMadeFileLink } from "./made-file-link.ts";
import { insertSignal, selectSignal } from "./queries-signals.ts";
import type { RunRow } from "./queries.ts";

type FilePowers = Pick<StepPowers, "makeFile" | "readFile">;

const maxMadeBytes = 1024 * 1024;
/** What fits into a step's output. */
const maxReadBytes = 200 * 1024;
const readable: ReadonlySet<string> = new Set([
  "text/plain",
  "text/markdown",
  "text/csv",
  "text/html",
  "application/json",
]);

/** What steps can do with files of the automation's owner. */
export function filePowers(
  { run, key }: { run: RunRow; key: string },
  deps: AutomationDeps,
): FilePowers {
  const { ownerId, projectId } = run;
  const step = { runId: run.id, key };
  return {
    async makeFile({ name, ending, text }) {
      const subject = filesOfAutomation(projectId);
      const made = await selectSignal(deps.db, step);
      const before = made?.topic?.startsWith("file/") ? made.topic.slice("file/".length) : null;
      const known = (await listFiles(deps.db, subject)).find(({ id }) => id === before);
      const file = known ?? (await store({ name, ending, text }));
      const link = makeMadeFileLink({ projectId, fileId: file.id }, deps);
      return { file: file.id, name: file.name, size: file.size, ...link };
    },

    async readFile(id) {
      const file = await openFile(id, deps).catch((error: unknown) => {
        if (error instanceof AppError && error.code === "not_found") return null;
        throw error;
      });
      if (file === null || !(await isOwn(id)))
        throw new StepFailed("This file was deleted, or isn’t yours.");
      if (!readable.has(file.contentType))
        throw new StepFailed(
          `${file.name} is no text. Text, CSV, JSON and HTML files can be read.`,
        );
      if (file.size > maxReadBytes)
        throw new StepFailed(`${file.name} is larger than 200 KB, the most that can be read.`);
      const parts: Uint8Array[] = [];
      for await (const part of file.read({ start: 0, end: file.size })) parts.push(part);
      const text = decode(Buffer.concat(parts));
      return { file: file.id, name: file.name, size: file.size, text };
    },
  };

  /** Files of other nouns, such as sources of a bot, aren't for automations. */
  function isOwn(fileId: string): Promise<boolean> {
    return isOwnFile(deps.db, { fileId, ownerId, kinds: ["automation", "form-answer"] });
  }

  async function store({ name, ending, text }: Parameters<FilePowers["makeFile"]>[0]) {
    const bytes = Buffer.from(text.toWellFormed());
    if (bytes.length > maxMadeBytes)
      throw new StepFailed("The file would be larger than 1 MB, the most that can be made.");
    const limit = { ownerId, what: "fileBytes", adding: bytes.length } as const;
    await checkLimit(deps.db, limit, deps);
    const subject = filesOfAutomation(projectId);
    const own = { subject, ownerId, name: nameWith(name, ending), bytes: chunksOf(bytes) };
    const file = await storeMade(own, deps);
    await deps.db.transaction(async (tx) => {
      await insertSignal(tx, { ...step, topic: `file/${file.id}` });
      const all = await listFiles(tx, subject);
      const oldest = all.slice(0, Math.max(0, all.length - files.maxMade)).map(({ id }) => id);
      if (oldest.length > 0) await deleteFilesOf(tx, subject, { ids: oldest });
    });
    return file;
  }
}

/** A name that can harm no system, with its ending once. */
export function nameWith(name: string, ending: string): string {
  const bare = name.trim().toLowerCase().endsWith(`.${ending}`)
    ? name.trim().slice(0, -ending.length - 1)
    : name;
  return safeFileName(`${bare.trim() === "" ? "file" : bare}.${ending}`);
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** UTF-8, or UTF-16 where the file says so. */
const decode = (bytes: Buffer): string => {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
};

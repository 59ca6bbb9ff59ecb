import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { isId } from "#kit/ids.ts";
import { plainLetters } from "#kit/words.ts";
import {
  type AnswerDetail,
  type AnswerListItem,
  AnswerListQuery,
  EntryContent,
  type Entry,
  languages,
} from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import { readRecognitionId } from "./merge-recognition.ts";
import { type AnswerRow, selectAnswerRow, selectAnswerRows } from "./queries.ts";
import { questionOf } from "./rules.ts";

const pageSize = 50;

const contentOfEntry = ({ id: _id, ...content }: Entry): EntryContent => ({
  ...content,
  asks: copied(content.asks),
  says: copied(content.says),
  asksBack: { ...content.asksBack },
  next: [...content.next],
});
const copied = (texts: Entry["asks"]) =>
  Object.fromEntries(Object.entries(texts).map(([language, all]) => [language, [...all]]));

const nothing: EntryContent = {
  kind: "answer",
  asks: {},
  says: {},
  page: null,
  offers: null,
  asksBack: {},
  next: [],
};

/** An answer as it stands: of the files, changed or the provider's own. At least one of the two is there. */
export function toDetail(
  id: string,
  file: Entry | undefined,
  row: AnswerRow | undefined,
): AnswerDetail {
  const stored = row?.content == null ? null : EntryContent.safeParse(row.content);
  const content = stored?.data ?? (file ? contentOfEntry(file) : nothing);
  return {
    id,
    kind: content.kind,
    question: questionOf({ id, asks: content.asks }),
    languages: languages.filter((language) => content.says[language]),
    askCount: Object.values(content.asks).flat().length,
    page: content.page,
    origin: row?.isOwn ? "own" : stored ? "changed" : "file",
    isOff: row?.isOff ?? false,
    isBroken: stored?.success === false,
    changedAt: row?.changedAt.toISOString() ?? null,
    changedBy: row?.changedBy ?? null,
    content,
    revision: row?.revision ?? 0,
  };
}

const isMeant = (
  { content, ...one }: AnswerDetail,
  words: readonly string[],
  show: AnswerListQuery["show"],
) => {
  if (show === "off" && !one.isOff) return false;
  if ((show === "own" || show === "changed") && one.origin !== show) return false;
  if (words.length === 0) return true;
  const texts = [
    one.id,
    one.page ?? "",
    ...Object.values(content.asks),
    ...Object.values(content.says),
  ];
  const text = plainLetters(texts.flat().join(" "));
  return words.every((word) => text.includes(word));
};

/**
 * All answers, those changed here first, the latest on top, then the files' in their order; 50 a page, by words in ids,
 * questions, texts and pages. @throws AppError forbidden
 */
export async function listAnswers(
  actor: Actor,
  input: unknown,
  deps: AnswerDeskDeps,
): Promise<{ items: AnswerListItem[]; next: string | null }> {
  await requireAdmin(deps.db, actor, deps);
  const { show, search, after } = AnswerListQuery.parse(input);
  const { collection, files } = deps.answers;
  const rows = await selectAnswerRows(deps.db, collection);
  const byId = new Map(files.entries.map((file) => [file.id, file]));
  const stored = rows
    .toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .filter((row) => row.isOwn || byId.has(row.id))
    .map((row) => toDetail(row.id, byId.get(row.id), row));
  const isStored = new Set(stored.map(({ id }) => id));
  const others = files.entries
    .filter(({ id }) => !isStored.has(id))
    .map((file) => toDetail(file.id, file, undefined));
  const words = plainLetters(search).split(" ").filter(Boolean);
  const all = [...stored, ...others].filter((one) => isMeant(one, words, show));
  const from = all.findIndex(({ id }) => id === after) + 1;
  const items = all.slice(from, from + pageSize);
  return {
    items: items.map(({ content: _content, revision: _revision, ...item }) => item),
    next: from + pageSize < all.length ? (items.at(-1)?.id ?? null) : null,
  };
}

/** One answer, to be edited. @throws AppError forbidden, not_found */
export async function readAnswer(
  actor: Actor,
  id: string,
  deps: AnswerDeskDeps,
): Promise<AnswerDetail> {
  await requireAdmin(deps.db, actor, deps);
  const { collection, files } = deps.answers;
  const file = files.entries.find((one) => one.id === id);
  const row =
    isId(id) && !readRecognitionId(id) ? await selectAnswerRow(deps.db, collection, id) : null;
  if (!file && !row) throw new AppError("not_found");
  return toDetail(id, file, row ?? undefined);
}

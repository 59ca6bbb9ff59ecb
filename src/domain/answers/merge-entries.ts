import { EntryContent, type Collection, type Entry } from "./contract.ts";
import { mergeRecognition, readRecognitionId } from "./merge-recognition.ts";
import type { StoredEntry } from "./stored-entry.ts";

/**
 * The collection of the files with the provider's changes: answers switched off are left out, changed ones say the
 * new text, the provider's own come after those of the files. What can't be read never stops the others: it is left
 * out, or the file's text stays in use, and its id is in `broken`.
 */
export function mergeEntries(
  files: Collection,
  stored: readonly StoredEntry[],
): { collection: Collection; broken: string[] } {
  const { needs, emergencies, broken } = mergeRecognition(files, stored);
  const ofEntries = stored.filter(({ id }) => readRecognitionId(id) === null);
  const byId = new Map(ofEntries.map((one) => [one.id, one]));
  const current = (one: StoredEntry, file: Entry | null): Entry[] => {
    if (one.isOff) return [];
    if (one.content === null) return file ? [file] : [];
    const read = EntryContent.safeParse(one.content);
    if (read.success) return [{ id: one.id, ...read.data }];
    broken.push(one.id);
    return file ? [file] : [];
  };
  const ofFiles = files.entries.flatMap((file) => {
    const one = byId.get(file.id);
    byId.delete(file.id);
    return one ? current(one, file) : [file];
  });
  const own = [...byId.values()].flatMap((one) => current(one, null));
  const entries = [...ofFiles, ...own];
  return { collection: { ...files, entries, needs, emergencies }, broken };
}

import type { Collection } from "./contract.ts";
import { EmergencyContent, NeedContent } from "./recognition.ts";
import type { StoredEntry } from "./stored-entry.ts";

export type RecognitionId = { kind: "need" | "emergency"; of: string };

/** `need.landing-page` as its two parts; null for the id of an answer. */
export function readRecognitionId(id: string): RecognitionId | null {
  const [, kind, of = ""] = /^(need|emergency)\.([\w-]{1,60})$/.exec(id) ?? [];
  return kind === "need" || kind === "emergency" ? { kind, of } : null;
}
export const recognitionId = ({ kind, of }: RecognitionId): string => `${kind}.${of}`;

/**
 * Needs and emergencies of the files with the provider's changes (decision 0040): one that is switched off isn't
 * recognised. What can't be read leaves the file's in use, and its id is in `broken`.
 */
export function mergeRecognition(
  { needs, emergencies }: Pick<Collection, "needs" | "emergencies">,
  stored: readonly StoredEntry[],
): Pick<Collection, "needs" | "emergencies"> & { broken: string[] } {
  const broken: string[] = [];
  const mergedNeeds = { ...needs };
  const mergedEmergencies = new Map(emergencies.map((one) => [one.entry, one]));
  for (const { id, isOff, content } of stored) {
    const meant = readRecognitionId(id);
    if (!meant) continue;
    const { kind, of } = meant;
    if (isOff) {
      if (kind === "need") delete mergedNeeds[of];
      else mergedEmergencies.delete(of);
      continue;
    }
    if (content === null) continue;
    if (kind === "need") {
      const read = NeedContent.safeParse(content);
      if (read.success) mergedNeeds[of] = read.data;
      else broken.push(id);
    } else {
      const read = EmergencyContent.safeParse(content);
      if (!read.success) broken.push(id);
      else if (mergedEmergencies.has(of)) mergedEmergencies.set(of, { entry: of, ...read.data });
    }
  }
  return { needs: mergedNeeds, emergencies: [...mergedEmergencies.values()], broken };
}

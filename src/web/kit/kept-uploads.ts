/** An upload that was begun in this browser, and the ticket that it began with. */
export type KeptUpload = { id: string; ticket: string };

const name = "uploads";
const maxKept = 10;

/** Names a file that a person may choose again after a reload, for the place that it is uploaded to. */
export const fingerprintOf = (file: File, place: string): string =>
  [place, file.name, file.size, file.lastModified].join("/");

function read(storage: Storage): Record<string, KeptUpload> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, KeptUpload>) : {};
  } catch {
    return {};
  }
}

/** The upload of this file that didn't come to its end. */
export function findUpload(fingerprint: string, storage = () => localStorage): KeptUpload | null {
  try {
    const { id, ticket } = read(storage())[fingerprint] ?? {};
    return typeof id === "string" && typeof ticket === "string" ? { id, ticket } : null;
  } catch {
    return null; // without storage an upload ends with its page
  }
}

/** Keeps it, or with null forgets it. */
export function keepUpload(
  fingerprint: string,
  upload: KeptUpload | null,
  storage = () => localStorage,
): void {
  try {
    const { [fingerprint]: _former, ...others } = read(storage());
    const kept = Object.entries(others).slice(-(maxKept - 1));
    if (upload) kept.push([fingerprint, upload]);
    if (kept.length === 0) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // without storage an upload ends with its page
  }
}

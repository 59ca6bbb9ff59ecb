import { fileTypes, type FileKind, type FileType } from "#content/file-types.ts";
import { files } from "#content/promises.ts";
import { AppError } from "#errors";
import { shownBytes } from "#kit/shown-bytes.ts";
import { hourMs } from "#kit/time.ts";
import type { TicketClaims } from "./contract.ts";
import { endingOf, safeFileName } from "./file-name.ts";

export const megabyte = 1024 * 1024;

/** How long an upload may rest, and a finished file wait for its form. */
export const unfinishedMs = files.unfinishedHours * hourMs;

/** What a name's ending says the file is; null for everything that isn't accepted anywhere. */
export function typeByName(name: string): FileType | null {
  const ending = endingOf(name);
  return fileTypes.find(({ endings }) => endings.includes(ending)) ?? null;
}

/** The most bytes that a file of this kind may have under a ticket. */
export const maxBytesOf = (kind: FileKind, ticket: Pick<TicketClaims, "maxBytes">): number =>
  Math.min(files.maxMegabytes[kind] * megabyte, ticket.maxBytes);

/**
 * What is about to be uploaded, judged by what is said of it.
 * @returns the name under which it is stored, and what it must turn out to be
 * @throws AppError file_empty, file_type_refused, file_too_large
 */
export function checkAnnounced(
  { name, size }: { name: string; size: number },
  ticket: Pick<TicketClaims, "kinds" | "maxBytes"> & Partial<Pick<TicketClaims, "isShown">>,
): { name: string; type: FileType } {
  if (size <= 0) throw new AppError("file_empty");
  const safe = safeFileName(name);
  const type = typeByName(safe);
  if (!type || !typesOf(ticket).includes(type))
    throw new AppError("file_type_refused", {
      message: `This type of file isn’t accepted here. Use ${endingsOf(ticket)}.`,
    });
  const maxBytes = maxBytesOf(type.kind, ticket);
  if (size > maxBytes)
    throw new AppError("file_too_large", {
      message: `This file is too large: the maximum is ${shownBytes(maxBytes)}.`,
    });
  return { name: safe, type };
}

/** What a ticket lets people upload. */
type Accepted = Pick<TicketClaims, "kinds"> & Partial<Pick<TicketClaims, "isShown">>;

const typesOf = ({ kinds, isShown = false }: Accepted): FileType[] =>
  fileTypes.filter((type) => kinds.includes(type.kind) && (!isShown || type.isInline === true));

/** `png, jpg, … or zip`: what is accepted, in words. */
function endingsOf(accepted: Accepted): string {
  const endings = typesOf(accepted).map(({ endings: [first] }) => first);
  const last = endings.at(-1) ?? "";
  return endings.length > 1 ? `${endings.slice(0, -1).join(", ")} or ${last}` : last;
}

/** `.png,.jpg,.jpeg`: the same for a file input. */
export const acceptOf = (accepted: Accepted): string =>
  typesOf(accepted)
    .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
    .join(",");

/** Whether browsers may show a file in place, instead of saving it. */
export const isInline = (contentType: string): boolean =>
  fileTypes.some((type) => type.contentType === contentType && type.isInline === true);

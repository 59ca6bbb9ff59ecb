import { z } from "zod";
import type { FileKind } from "#content/file-types.ts";
import { personOf, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { isSame } from "#kit/is-same.ts";
import { hourMs } from "#kit/time.ts";
import { TicketClaims, type FileSubject } from "./contract.ts";
import type { FileDeps } from "./deps.ts";

type Deps = Pick<FileDeps, "digest" | "clock">;

export type UploadTicketOptions = {
  /** What the files belong to from their beginning. */
  subject: FileSubject;
  /** Whose plan they count in. */
  ownerId: string;
  /** The person who may use it; null: anyone who has it. */
  personId: string | null;
  kinds: readonly FileKind[];
  /** Only those of them that browsers show in place: pictures of a page. */
  isShown?: boolean;
  maxFiles: number;
  /** Beside the limit of each kind. */
  maxBytes?: number;
  /** True: the files are deleted after a day unless `attachFiles` says what they belong to. */
  isWaiting: boolean;
  validMs?: number;
};

const defaultValidMs = 12 * hourMs;
const sign = (claims: string, { digest }: Pick<Deps, "digest">) => digest("upload ticket", claims);

/**
 * The permission to upload files for a subject: a text that goes into a page and comes back with each file. Whoever
 * issues it has checked that the person may; the files noun asks nobody again until it expires.
 */
export function createUploadTicket(options: UploadTicketOptions, deps: Deps): string {
  const { maxBytes, validMs = defaultValidMs, kinds, isShown = false, ...rest } = options;
  const claims: TicketClaims = {
    ...rest,
    id: newId("tkt"),
    kinds: [...kinds],
    isShown,
    maxBytes: maxBytes ?? Number.MAX_SAFE_INTEGER,
    expiresAt: deps.clock().getTime() + validMs,
  };
  const text = Buffer.from(JSON.stringify(TicketClaims.parse(claims))).toString("base64url");
  return `${text}.${sign(text, deps)}`;
}

/** @throws AppError upload_not_allowed: it isn't ours, has expired, or is another person's */
export function readTicket(actor: Actor, ticket: string, deps: Deps): TicketClaims {
  const claims = parseTicket(ticket, deps);
  const isTheirs = claims?.personId === null || claims?.personId === personOf(actor);
  if (!claims || !isTheirs || claims.expiresAt <= deps.clock().getTime())
    throw new AppError("upload_not_allowed");
  return claims;
}

const Signed = z
  .string()
  .max(4000)
  .regex(/^[\w-]+\.[\w-]{43}$/);

function parseTicket(ticket: string, deps: Deps): TicketClaims | null {
  if (!Signed.safeParse(ticket).success) return null;
  const [text = "", signature = ""] = ticket.split(".");
  if (!isSame(signature, sign(text, deps))) return null;
  return TicketClaims.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
}

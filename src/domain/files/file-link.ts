import { files as promised } from "#content/promises.ts";
import { personOf, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { isSame } from "#kit/is-same.ts";
import { minuteMs } from "#kit/time.ts";
import type { FileDeps } from "./deps.ts";

type Deps = Pick<FileDeps, "digest" | "clock">;

/** For whom a link works: the person while they are signed in, or anyone who has it, named after what showed it to them. */
export type LinkReader = { personId: string } | { scope: string };

const linkMs = promised.linkMinutes * minuteMs;
/** Links made within this time are the same, so that browsers need not fetch a picture again on each page. */
const sameMs = 5 * minuteMs;

/**
 * The address of a file for a short time, at least `files.linkMinutes`. Whoever makes it has checked that the reader may
 * have the file.
 * @param reader `scope` takes letters, digits, - and _, e.g. the id of a share link
 * @returns a path, e.g. `/files/fil_…/…`
 */
export function makeDownloadLink(fileId: string, reader: LinkReader, deps: Deps): string {
  const until = Math.ceil((deps.clock().getTime() + linkMs) / sameMs) * sameMs;
  const expires = (until / 1000).toString(36);
  const scope = "scope" in reader ? reader.scope : "";
  return `/files/${fileId}/${expires}.${scope}.${sign({ fileId, expires, reader }, deps)}`;
}

/** @throws AppError not_found where we made no such link for this reader; link_invalid where its time is over */
export function checkDownloadLink(
  actor: Actor,
  { fileId, token }: { fileId: string; token: string },
  deps: Deps,
): void {
  const [, expires = "", scope = "", signature = ""] =
    /^([0-9a-z]{1,8})\.([\w-]{0,80})\.([\w-]{43})$/.exec(token) ?? [];
  const reader = scope ? { scope } : { personId: personOf(actor) ?? "" };
  const isOurs = isSame(signature, sign({ fileId, expires, reader }, deps));
  if (!isOurs) throw new AppError("not_found");
  if (Number.parseInt(expires, 36) * 1000 < deps.clock().getTime())
    throw new AppError("link_invalid", {
      message: "This link has expired. Reload the page where you found it.",
    });
}

const sign = (
  { fileId, expires, reader }: { fileId: string; expires: string; reader: LinkReader },
  { digest }: Pick<Deps, "digest">,
) => digest("file link", JSON.stringify([fileId, expires, reader]));

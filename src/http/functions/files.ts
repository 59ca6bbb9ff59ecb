import { type Context, Hono } from "hono";
import { maxPartBytes } from "#domain/files/contract.ts";
import {
  appendToUpload,
  beginUpload,
  cancelUpload,
  continueUpload,
  readUpload,
  type FileDeps,
  type OwnUpload,
} from "#domain/files/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

const tus = { "tus-resumable": "1.0.0", "cache-control": "no-store" };

/**
 * Uploads by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload): core, creation, termination and
 * expiration. Every request carries the ticket that allows it in `Upload-Ticket`; `GET /:id` says the same as JSON. A
 * part has at most `maxPartBytes`. `POST /:id`, our own, takes an upload that began with `Upload-Former-Ticket` along to
 * the ticket of a page that was loaded again.
 */
const uploads = (deps: FileDeps) =>
  new Hono<HttpEnv>()
    .options("/", (context) =>
      context.body(null, 204, {
        ...tus,
        "tus-version": "1.0.0",
        "tus-extension": "creation,termination,expiration",
      }),
    )
    .post("/", async (context) => {
      const upload = await beginUpload(
        await actorOf(context),
        {
          ticket: ticketOf(context),
          name: nameOf(context),
          size: numberIn(context, "upload-length"),
        },
        deps,
      );
      const location = `/functions/files/${upload.id}`;
      return context.json(upload, 201, { ...tus, ...progress(upload), location });
    })
    .get("/:id", async (context) => {
      const upload = await readUpload(await actorOf(context), ownUpload(context), deps);
      return context.json(upload, 200, { ...tus, ...progress(upload) });
    })
    .post("/:id", async (context) => {
      const former = context.req.header("upload-former-ticket") ?? "";
      const upload = await continueUpload(
        await actorOf(context),
        { id: context.req.param("id"), ticket: former },
        ticketOf(context),
        deps,
      );
      return context.json(upload, 200, { ...tus, ...progress(upload) });
    })
    .patch("/:id", async (context) => {
      if (context.req.header("content-type") !== "application/offset+octet-stream")
        throw new AppError("invalid_input", {
          message: "Send parts as application/offset+octet-stream.",
        });
      const upload = await appendToUpload(
        await actorOf(context),
        {
          ...ownUpload(context),
          offset: numberIn(context, "upload-offset"),
          bytes: context.req.raw.body ?? nothing(),
        },
        deps,
      );
      return context.body(null, 204, { ...tus, ...progress(upload) });
    })
    .delete("/:id", async (context) => {
      await cancelUpload(await actorOf(context), ownUpload(context), deps);
      return context.body(null, 204, tus);
    });

export const fileFunctions = { "/files": uploads };

/** Whether this is a part of a file, which may be larger than what forms send. */
export const isFilePart = (method: string, path: string): boolean =>
  method === "PATCH" && path.startsWith("/functions/files/");
export { maxPartBytes };

const actorOf = async (context: Context<HttpEnv>) =>
  (await context.get("visit").actor()) ?? "visitor";

const ticketOf = (context: Context<HttpEnv>): string => context.req.header("upload-ticket") ?? "";

const ownUpload = (context: Context<HttpEnv, "/:id">): OwnUpload => ({
  id: context.req.param("id"),
  ticket: ticketOf(context),
});

const progress = ({
  size,
  offset,
  expiresAt,
}: {
  size: number;
  offset: number;
  expiresAt: string | null;
}) => ({
  "upload-length": String(size),
  "upload-offset": String(offset),
  ...(expiresAt && { "upload-expires": new Date(expiresAt).toUTCString() }),
});

/** @throws AppError invalid_input */
function numberIn(context: Context<HttpEnv>, header: string): number {
  const text = context.req.header(header) ?? "";
  if (!/^\d{1,15}$/.test(text))
    throw new AppError("invalid_input", { message: `${header} must be a number of bytes.` });
  return Number(text);
}

/** The file's name in `Upload-Metadata`: `filename` and its value in base64. @throws AppError invalid_input */
function nameOf(context: Context<HttpEnv>): string {
  const pairs = (context.req.header("upload-metadata") ?? "").split(",");
  const [, value = ""] =
    pairs.map((pair) => pair.trim().split(" ")).find(([key]) => key === "filename") ?? [];
  if (value === "")
    throw new AppError("invalid_input", { message: "Upload-Metadata must hold a filename." });
  return Buffer.from(value, "base64").toString();
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

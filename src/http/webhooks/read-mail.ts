import type { Context } from "hono";
import {
  type InboundFields,
  type InboundMail,
  mailBeginningBytes,
  maxMailBytes,
  type MailSource,
  readableOf,
  readInbound,
} from "#domain/channels/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

/** What mail services may post as JSON or as a form: these carry attachments as base64. */
const maxMailPostBytes = Math.ceil(maxMailBytes * 1.4);

/** Whether mail services post to this path. */
export const takesMails = (path: string): boolean =>
  /^\/webhooks\/(channels\/email|automations\/mail)\//.test(path);

/** @throws AppError too_large, by what the request says of its length */
export function refuseLarge(context: Context<HttpEnv>, maxBytes: number): void {
  if (Number(context.req.header("content-length") ?? 0) > maxBytes) throw new AppError("too_large");
}

/** A mail in a body; of one that is refused for its size, how many bytes it has, 0 where that isn't known. */
export type PostedMail = (MailSource & Pick<InboundMail, "checks">) | { refusedBytes: number };

/** More than mail services carry: the rest isn't waited for. */
const maxDrainedBytes = 64 * 1024 * 1024;

/**
 * The mail in a body. Of a large one that is posted as it came, its beginning; of JSON and forms, which can't be cut,
 * nothing. @throws AppError invalid_input
 */
export async function readMailIn(context: Context<HttpEnv>): Promise<PostedMail> {
  const { req } = context;
  const type = (req.header("content-type") ?? "").toLowerCase();
  const isForm = /json|form/.test(type);
  const announced = Number(req.header("content-length") ?? 0);
  if (isForm && announced > maxMailPostBytes) return { refusedBytes: announced };
  const { body, isWhole } = await readAtMost(
    req.raw.body,
    isForm ? maxMailPostBytes : maxMailBytes,
  );
  if (!isForm) {
    const raw = isWhole ? body : body.subarray(0, mailBeginningBytes);
    return { raw, isWhole, checks: null };
  }
  if (!isWhole) return { refusedBytes: announced };
  try {
    const fields = await fieldsIn(type, body, req.header("content-type") ?? "");
    const { raw, checks } = readInbound(fields);
    return { ...readableOf(raw), checks };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("invalid_input", { cause: error });
  }
}

/** A body up to `maxBytes`. The rest is read, too, as most services hear no answer before that, and isn't kept. */
async function readAtMost(stream: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    if (size <= maxBytes) chunks.push(chunk);
    size += chunk.length;
    if (size > maxDrainedBytes) break;
  }
  return { body: Buffer.concat(chunks), isWhole: size <= maxBytes };
}

async function fieldsIn(
  type: string,
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<InboundFields> {
  if (type.includes("json")) return JSON.parse(new TextDecoder().decode(body)) as InboundFields;
  const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
  return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
}

import type { Context } from "hono";
import {
  type InboundFields,
  type InboundMail,
  maxMailBytes,
  readInbound,
} from "#domain/channels/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

/** What mail services may post: JSON and forms carry attachments as base64. */
export const maxMailPostBytes = Math.ceil(maxMailBytes * 1.4);

/** Whether mail services post to this path. */
export const takesMails = (path: string): boolean =>
  /^\/webhooks\/(channels\/email|automations\/mail)\//.test(path);

/** @throws AppError too_large, by what the request says of its length */
export function refuseLarge(context: Context<HttpEnv>, maxBytes: number): void {
  if (Number(context.req.header("content-length") ?? 0) > maxBytes) throw new AppError("too_large");
}

/** The mail in a body. @throws AppError invalid_input, too_large */
export async function readMailIn(context: Context<HttpEnv>): Promise<InboundMail> {
  const type = (context.req.header("content-type") ?? "").toLowerCase();
  const body = new Uint8Array(await context.req.arrayBuffer());
  if (body.length > maxMailPostBytes) throw new AppError("too_large");
  if (!/json|form/.test(type)) return { raw: body, checks: null };
  try {
    return readInbound(await fieldsIn(type, body, context.req.header("content-type") ?? ""));
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("invalid_input", { cause: error });
  }
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

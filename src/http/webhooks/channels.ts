import { type Context, Hono } from "hono";
import {
  type ChannelDeps,
  isOwnMailAddress,
  noteRefusedMail,
  noteSmsStatus,
  receiveMail,
  receiveSms,
  type SmsCall,
} from "#domain/channels/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { createLimit } from "../rate-limit.ts";
import { readMailIn, refuseLarge } from "./read-mail.ts";

/** Of each bot's address on this node; what isn't taken is sent again by the services. */
const callsOfBot = { points: 600, seconds: 3600 };
const maxSmsBytes = 64 * 1024;
const headers = { "cache-control": "no-store" };

/**
 * What mail and SMS services tell about a bot:
 *
 * - `POST /email/{projectId}/{token}`: a mail, raw (`message/rfc822`), or as SendGrid, Mailgun, Postmark and CloudMailin
 *   post it. The address holds the secret. 200 also where the mail is not to be answered, or came before.
 * - `POST /sms/{projectId}` and `/sms/{projectId}/status`: as Twilio posts them, with `X-Twilio-Signature`.
 */
export const channelWebhooks = (deps: ChannelDeps) => {
  const count = createLimit(callsOfBot);
  const smsCall = async (context: Context<HttpEnv>, path: string): Promise<SmsCall> => {
    const projectId = context.req.param("projectId") ?? "";
    refuseLarge(context, maxSmsBytes);
    await count(`sms/${projectId}`);
    const body = await context.req.text();
    if (body.length > maxSmsBytes) throw new AppError("too_large");
    const { search } = new URL(context.req.url);
    return {
      projectId,
      url: `${deps.publicUrl}/webhooks/channels/sms/${projectId}${path}${search}`,
      fields: Object.fromEntries(new URLSearchParams(body)),
      signature: context.req.header("x-twilio-signature") ?? "",
    };
  };
  return new Hono<HttpEnv>()
    .post("/email/:projectId/:token", async (context) => {
      const { projectId, token } = context.req.param();
      if (!(await isOwnMailAddress(projectId, token, deps))) throw new AppError("not_found");
      await count(`email/${projectId}`);
      const mail = await readMailIn(context);
      if ("refusedBytes" in mail) {
        await noteRefusedMail({ projectId, bytes: mail.refusedBytes }, deps);
        throw new AppError("too_large");
      }
      const result = await receiveMail(projectId, mail, deps, mail);
      return context.json({ received: result }, 200, headers);
    })
    .post("/sms/:projectId", async (context) => {
      await receiveSms(await smsCall(context, ""), deps);
      // Empty TwiML: the answer comes by the API once it is written.
      return context.body("<Response/>", 200, { ...headers, "content-type": "text/xml" });
    })
    .post("/sms/:projectId/status", async (context) => {
      await noteSmsStatus(await smsCall(context, "/status"), deps);
      return context.body(null, 204, headers);
    });
};

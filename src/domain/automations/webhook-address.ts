import { createHmac, timingSafeEqual } from "node:crypto";
import type { AutomationDeps } from "./deps.ts";

type Trigger = { projectId: string; triggerId: string };
type Deps = Pick<AutomationDeps, "digest" | "publicUrl">;

const tokenOf = ({ projectId, triggerId }: Trigger, { digest }: Pick<Deps, "digest">) =>
  digest("automation-webhook", `${projectId} ${triggerId}`);

/** Where a trigger is called. Anyone who has the address can start the automation. */
export const webhookAddress = (trigger: Trigger, deps: Deps): string =>
  `${deps.publicUrl}/webhooks/automations/${trigger.projectId}/${trigger.triggerId}/${tokenOf(trigger, deps)}`;

/** Whether an address is one that we made. */
export const isOwnWebhook = (
  trigger: Trigger,
  token: string,
  deps: Pick<Deps, "digest">,
): boolean => isSame(token, tokenOf(trigger, deps));

const mailTokenOf = ({ projectId, triggerId }: Trigger, { digest }: Pick<Deps, "digest">) =>
  digest("automation-mail", `${projectId} ${triggerId}`);

/** Where a mail service posts mails for a trigger. Anyone who has the address can start the automation. */
export const mailAddress = (trigger: Trigger, deps: Deps): string =>
  `${deps.publicUrl}/webhooks/automations/mail/${trigger.projectId}/${trigger.triggerId}/${mailTokenOf(trigger, deps)}`;

/** Whether an address for mails is one that we made. */
export const isOwnMailAddress = (
  trigger: Trigger,
  token: string,
  deps: Pick<Deps, "digest">,
): boolean => isSame(token, mailTokenOf(trigger, deps));

/** What signed calls of a trigger are signed with, as Standard Webhooks writes it. */
export const signingSecret = (
  { projectId, triggerId }: Trigger,
  { digest }: Pick<Deps, "digest">,
): string => {
  const key = Buffer.from(digest("automation-signing", `${projectId} ${triggerId}`), "base64url");
  return `whsec_${key.toString("base64")}`;
};

/**
 * Whether a call is signed with a secret (Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`), and not older or
 * newer than `windowMs`.
 */
export function isSigned(
  call: { id: string; timestamp: string; signature: string; body: string },
  { secret, now, windowMs }: { secret: string; now: Date; windowMs: number },
): boolean {
  const { id, timestamp, signature, body } = call;
  if (id === "" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > windowMs) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const own = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return signature.split(" ").some((one) => one.startsWith("v1,") && isSame(one.slice(3), own));
}

function isSame(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header for `body`: `t=…,v1=…`. https://docs.stripe.com/webhooks#verify-manually */
export function signEvent(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

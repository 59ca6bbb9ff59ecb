import { z } from "zod";
import { type PaymentEvent, PaymentEventRefused } from "#domain/orders/ports.ts";

/** How old a signature may be, https://docs.stripe.com/webhooks#replay-attacks */
const toleranceSeconds = 300;

const SignedEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.int().min(0).max(8_640_000_000_000).optional(),
  livemode: z.boolean().optional(),
  data: z.object({ object: z.unknown() }).optional(),
});

const Session = z.object({
  object: z.literal("checkout.session"),
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/**
 * Checks Stripe's signature scheme (`t=…,v1=…`) over the body as it came in, then reads the event. Both
 * providers use this one door. Spec: https://docs.stripe.com/webhooks#verify-manually
 * @throws PaymentEventRefused on a missing, forged, altered or stale signature, or a body that is no event
 */
export async function readSignedEvent(
  rawBody: string,
  signatureHeader: string | undefined,
  secret: string,
  now: Date,
): Promise<PaymentEvent> {
  if (!signatureHeader) throw new PaymentEventRefused("The event carries no signature.");
  // Loaded at the first event: the SDK costs some 100 ms and 36 MB, which a start should not wait for.
  const { default: Stripe } = await import("stripe");
  let body: unknown;
  try {
    body = await Stripe.webhooks.constructEventAsync(
      rawBody,
      signatureHeader,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (cause) {
    throw new PaymentEventRefused("The event’s signature or body is invalid.", { cause });
  }
  const event = SignedEvent.safeParse(body);
  if (!event.success)
    throw new PaymentEventRefused("The signed body is no event.", { cause: event.error });
  const { id, type, created, livemode, data } = event.data;
  const session = Session.safeParse(data?.object).data;
  return {
    id,
    type,
    createdAt: created === undefined ? now : new Date(created * 1000),
    mode: livemode === true ? "live" : "test",
    sessionId: session?.id ?? null,
    orderId: session?.client_reference_id ?? session?.metadata?.["orderId"] ?? null,
  };
}

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Server } from "node:http";
import { freePort } from "./child.ts";
import { type EmulatedPrice, startEmulate } from "./emulate.ts";
import { type Ask, type Answer, answerError, express, mockMiddleware, safely } from "./express.ts";
import {
  type AskEmulate,
  type Extras,
  type Json,
  servePage,
  serveSessions,
  withExtras,
} from "./stripe-sessions.ts";

export type RelayedEvent = { id: string; type: string; body: string; header: string };
export type StripeStandIn = {
  /** For STRIPE_API_BASE. */
  apiBase: string;
  /** For STRIPE_SECRET_KEY. */
  secretKey: string;
  /** Pays on the hosted page, as a buyer's browser would; answers where the browser is sent then. */
  complete(sessionUrl: string, email: string): Promise<string>;
  /** Ends an open session, as the dashboard would. */
  expire(sessionId: string): Promise<void>;
  /** Every event that passed, oldest first, whether or not anyone took it. */
  events: RelayedEvent[];
  /** Doesn't answer for a while. @returns how it is there again */
  goAway(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
};

/**
 * Stripe for tests, from two independent stand-ins: emulate keeps the sessions and shows the hosted page,
 * stripe-stateful-mock's code checks keys and idempotency. This relay only adds what emulate leaves out
 * and Stripe documents: inline prices (created at emulate first), amount, currency, reference and expiry
 * of a session, the buyer's email, and the event's envelope, which it signs anew for `webhook`.
 */
export async function startStripe(
  options: { webhook?: { url: string; secret: string }; prices?: EmulatedPrice[] } = {},
): Promise<StripeStandIn> {
  const port = await freePort();
  const apiBase = `http://127.0.0.1:${port}`;
  const innerSecret = `whsec_${randomBytes(16).toString("hex")}`;
  const emulate = await startEmulate({
    publicUrl: apiBase,
    webhook: { url: `${apiBase}/relay`, secret: innerSecret },
    prices: options.prices ?? [],
  });
  const secretKey = "sk_test_relay";
  const extras: Extras = new Map();
  const events: RelayedEvent[] = [];
  const headers = { authorization: `Bearer ${secretKey}`, "content-type": "application/json" };
  const ask: AskEmulate = (path, init) =>
    fetch(emulate.url + path, { ...init, redirect: "manual", headers });
  const relay = async (request: Ask, response: Answer) => {
    const inner = String(request.body);
    if (!isSigned(inner, String(request.headers["stripe-signature"]), innerSecret))
      return response.status(400).json({});
    const event = envelop(inner, extras, options.webhook?.secret ?? innerSecret);
    events.push(event);
    const signed = { "content-type": "application/json", "stripe-signature": event.header };
    const url = options.webhook?.url;
    const taken = url
      ? await fetch(url, { method: "POST", headers: signed, body: event.body })
      : null;
    response.status(taken?.status ?? 200).json({});
  };

  const app = express();
  app.post("/relay", express.text({ type: "*/*", limit: "5mb" }), safely(relay));
  app.use(express.urlencoded({ extended: true }));
  servePage(app, ask, extras);
  for (const middleware of mockMiddleware()) app.use(middleware);
  serveSessions(app, ask, extras);
  app.use(answerError);
  const listen = () =>
    new Promise<Server>((resolve) => {
      const listening: Server = app.listen(port, "127.0.0.1", () => resolve(listening));
    });
  let server = await listen();
  const closeServer = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };

  return {
    apiBase,
    secretKey,
    events,
    async complete(sessionUrl, email) {
      const body = new URLSearchParams({ email });
      const complete = `${sessionUrl}/complete`;
      const answer = await fetch(complete, { method: "POST", body, redirect: "manual" });
      return answer.headers.get("location") ?? "";
    },
    async expire(sessionId) {
      await ask(`/v1/checkout/sessions/${sessionId}/expire`, { method: "POST" });
    },
    async goAway() {
      await closeServer();
      return async () => {
        server = await listen();
      };
    },
    async stop() {
      await closeServer();
      await emulate.stop();
    },
  };
}

/** emulate's bare `{type, data}` → an event as Stripe sends it, with its signature. */
function envelop(inner: string, extras: Extras, secret: string): RelayedEvent {
  const { type, data } = JSON.parse(inner) as { type: string; data: { object: Json } };
  const created = Math.floor(Date.now() / 1000);
  const id = `evt_test_${randomBytes(12).toString("hex")}`;
  const isSession = data.object["object"] === "checkout.session";
  const object = isSession ? withExtras(extras, data.object) : data.object;
  const event = { id, object: "event", type, created, livemode: false, data: { object } };
  const body = JSON.stringify(event);
  const header = `t=${created},v1=${hmac(`${created}.${body}`, secret)}`;
  return { id, type, body, header };
}

const hmac = (text: string, secret: string) =>
  createHmac("sha256", secret).update(text).digest("hex");

function isSigned(body: string, header: string, secret: string): boolean {
  const [, seconds, signature = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const expected = hmac(`${seconds}.${body}`, secret);
  return signature.length === 64 && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

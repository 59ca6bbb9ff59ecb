import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signEvent } from "../../src/providers/payments/sign-event.ts";
import { startSmtpServer } from "../factories/smtp-server.ts";
import { type StripeStandIn, startStripe } from "../stand-ins/stripe.ts";
import { newClient } from "./people.ts";
import { type App, startApp } from "./start-app.ts";
import { startProject } from "./studio-visits.ts";

// The full count of the long run, quotes and orders in turns; otherwise an accepted quote, which is an order, too.
const rounds = process.env["TEST_LONG"] ? 20 : 1;
// A round takes 4 s on a quiet machine of two cores, and three times that beside other tests.
vi.setConfig({ testTimeout: 120_000 + rounds * 20_000 });
const secret = "whsec_durability";

let stripe: StripeStandIn;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let app: App;
beforeAll(async () => {
  [stripe, smtp] = await Promise.all([startStripe(), startSmtpServer()]);
  app = await startApp({
    env: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: stripe.apiBase,
      SMTP_URL: smtp.url,
    },
  });
});
afterAll(async () => {
  await app?.remove();
  await Promise.all([stripe?.stop(), smtp?.close()]);
});

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

async function buy() {
  const answer = await fetch(`${app.url}/functions/create-checkout-session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      priceId: "landing-page.essential",
      successUrl: "/success?session_id={CHECKOUT_SESSION_ID}",
      cancelUrl: "/services",
      metadata: { serviceId: "landing-page" },
    }),
  });
  const { url } = (await answer.json()) as { url: string };
  return url;
}

/** Asks for a quote and accepts it. @returns its token, and the payment page */
async function acceptQuote() {
  const asked = await fetch(`${app.url}/functions/request-quote`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      freeText: "A landing page for our tea shop",
      serviceId: "landing-page",
    }),
  });
  const { token } = ((await asked.json()) as { quote: { token: string } }).quote;
  const accepted = await fetch(`${app.url}/quotes/${token}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.url },
    body: new URLSearchParams({ intent: "accept" }),
  });
  return { token, url: accepted.headers.get("location") ?? "" };
}
const quoteStatus = async (token: string) =>
  (
    (await (await fetch(`${app.url}/functions/quote-status?token=${token}`)).json()) as {
      status: string;
    }
  ).status;

test(`kill -9 right after the webhook was acknowledged, ${rounds === 1 ? "once" : `${rounds} times`}: the order is paid, its quote follows, and its mail goes out once`, async () => {
  const buyers: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const email = `buyer-${round}@example.com`;
    const isQuote = round % 2 === 0;
    const { token, url } = isQuote ? await acceptQuote() : { token: "", url: await buy() };
    const back = await stripe.complete(url, email);
    const sessionId = new URL(back).searchParams.get("session_id") ?? "";
    const event = stripe.events.at(-1)!;
    const acknowledged = await fetch(`${app.url}/webhooks/stripe`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "stripe-signature": signEvent(event.body, secret, new Date()),
      },
      body: event.body,
    });
    expect(acknowledged.status).toBe(200);
    await app.kill();
    app = await app.restart();
    await expect
      .poll(
        async () =>
          (
            (await (
              await fetch(`${app.url}/functions/checkout-status?session_id=${sessionId}`)
            ).json()) as { status: string }
          ).status,
        { timeout: 20_000, interval: 200 },
      )
      .toBe("paid");
    await expect.poll(() => mailsTo(email).length, { timeout: 30_000, interval: 200 }).toBe(1);
    // A subscriber of the order's event (docs/flows/events.md).
    await expect
      .poll(() => (isQuote ? quoteStatus(token) : "accepted"), { timeout: 30_000 })
      .toBe("accepted");
    buyers.push(email);
  }
  // Nothing comes twice, even when the provider repeats itself.
  const event = stripe.events.at(-1)!;
  const repeated = await fetch(`${app.url}/webhooks/stripe`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "stripe-signature": signEvent(event.body, secret, new Date()),
    },
    body: event.body,
  });
  expect(await repeated.json()).toMatchObject({ outcome: "repeated" });
  for (const email of buyers) expect(mailsTo(email)).toHaveLength(1);
});

test("kill -9 during saves of a project: what was acknowledged is kept, and nothing is half", async () => {
  const ada = await newClient(app.url);
  const id = await startProject(ada, app.url, { templateId: "after-hours-support" });
  const view = (await (await ada.ask(`/functions/projects/${id}`)).json()) as {
    revision: number;
    [key: string]: unknown;
  };
  const { name: _name, revision: first, description, configuration, schemaVersion } = view;
  const line = { saved: first, isCut: false };
  const saving = (async () => {
    while (!line.isCut) {
      const body = { name: `Save ${line.saved + 1}`, description, configuration, schemaVersion };
      const answer = await ada.ask(`/functions/projects/${id}/save`, {
        method: "POST",
        headers: { origin: app.url, "content-type": "application/json" },
        body: JSON.stringify({ ...body, baseRevision: line.saved }),
      });
      if (!answer.ok) throw new Error(`Saving answered ${answer.status}`);
      line.saved = ((await answer.json()) as { revision: number }).revision;
    }
  })().catch((error: unknown) => {
    if (!line.isCut) throw error; // the line was cut by the kill
  });
  await expect.poll(() => line.saved, { timeout: 20_000, interval: 5 }).toBeGreaterThan(first + 3);
  line.isCut = true;
  await app.kill();
  await saving;
  app = await app.restart();
  const [project] = await app.query<{ name: string; revision: number }>(
    `select name, revision from projects where id = '${id}'`,
  );
  const versions = await app.query<{ name: string; revision: number }>(
    `select name, revision from project_versions where project_id = '${id}' order by revision`,
  );
  expect(project?.revision).toBeGreaterThanOrEqual(line.saved);
  expect(versions.at(-1)).toEqual(project);
  expect(versions.map(({ revision }) => revision)).toEqual(versions.map((_one, at) => at + 1));
  expect(versions.slice(first).map(({ name }) => name)).toEqual(
    versions.slice(first).map(({ revision }) => `Save ${revision}`),
  );
});

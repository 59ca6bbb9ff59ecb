import { type Ask, type Answer, type App, safely } from "./express.ts";

export type Json = Record<string, unknown>;
/** What emulate does not keep of a session, by session id. */
export type Extras = Map<string, Json>;
/** Asks emulate. */
export type AskEmulate = (
  path: string,
  init?: { method: string; body?: string },
) => Promise<Response>;

type SessionBody = Json & {
  line_items?: {
    price?: string;
    quantity?: string;
    price_data?: {
      currency: string;
      unit_amount: string;
      product_data: { name: string; description?: string };
    };
  }[];
};
type LineItem = NonNullable<SessionBody["line_items"]>[number];

export const readJson = async (answer: Response) => (await answer.json()) as Json;
export const withExtras = (extras: Extras, session: Json): Json => ({
  ...extras.get(String(session["id"])),
  ...session,
});

/** Stripe's session API and hosted page in front of emulate's. */
export function serveSessions(app: App, ask: AskEmulate, extras: Extras): void {
  const create = async (request: Ask, response: Answer) => {
    const body = request.body as SessionBody;
    const item: LineItem = body.line_items?.[0] ?? {};
    const price = item.price ?? (await createPrice(ask, item));
    const quantity = Number(item.quantity ?? 1);
    const { mode, success_url, cancel_url, metadata } = body;
    const answer = await postJson(ask, "/v1/checkout/sessions", {
      mode,
      success_url,
      cancel_url,
      metadata,
      line_items: [{ price, quantity }],
    });
    const session = await readJson(answer);
    if (!answer.ok) return response.status(answer.status).json(session);
    const priced = await readJson(await ask(`/v1/prices/${price}`));
    extras.set(String(session["id"]), {
      amount_total: Number(priced["unit_amount"]) * quantity,
      currency: priced["currency"],
      client_reference_id: body["client_reference_id"] ?? null,
      expires_at: Number(body["expires_at"]),
      ui_mode: body["ui_mode"],
    });
    response.status(200).json(withExtras(extras, session));
  };
  const forward = async (request: Ask, response: Answer) => {
    const path = request.originalUrl.split("?")[0] ?? "/";
    const answer = await ask(path, { method: request.method ?? "GET" });
    const body = await readJson(answer);
    const isSession = body["object"] === "checkout.session";
    response.status(answer.status).json(isSession ? withExtras(extras, body) : body);
  };
  app.post("/v1/checkout/sessions", safely(create));
  app.get("/v1/checkout/sessions/:id", safely(forward));
  app.post("/v1/checkout/sessions/:id/expire", safely(forward));
}

/** The hosted page; the email typed there goes into the session, as Stripe has it. */
export function servePage(app: App, ask: AskEmulate, extras: Extras): void {
  const page = async (request: Ask, response: Answer) => {
    const { email } = (request.body ?? {}) as { email?: string };
    const id = request.params["id"] ?? "";
    if (email) extras.set(id, { ...extras.get(id), customer_details: { email } });
    const answer = await ask(request.originalUrl, { method: request.method ?? "GET" });
    const location = answer.headers.get("location");
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "text/html",
      ...(location ? { location } : {}),
    });
    response.end(await answer.text());
  };
  app.get("/checkout/:id", safely(page));
  app.post("/checkout/:id/complete", safely(page));
}

/** emulate takes no inline price: its product and price are created first. */
async function createPrice(ask: AskEmulate, item: LineItem): Promise<string | undefined> {
  if (!item.price_data) return undefined;
  const { currency, unit_amount, product_data } = item.price_data;
  const { name, description } = product_data;
  const product = await readJson(await postJson(ask, "/v1/products", { name, description }));
  const price = { product: product["id"], currency, unit_amount: Number(unit_amount) };
  return String((await readJson(await postJson(ask, "/v1/prices", price)))["id"]);
}

const postJson = (ask: AskEmulate, path: string, body: Json) =>
  ask(path, { method: "POST", body: JSON.stringify(body) });

import { freePort, type StandIn, startStandIn } from "./child.ts";

/** The mock's own start script listens on every network, so we start its app ourselves, on loopback. */
const script = `
  require("loglevel").setLevel("silent");
  require("stripe-stateful-mock").createExpressApp().listen(Number(process.env.PORT), "127.0.0.1");
`;

/**
 * stripe-stateful-mock: idempotency replay and mismatch, declines, rate limits, server errors. It has
 * products, prices and charges but no checkout sessions. Keys start with `sk_test_`.
 */
export async function startStripeMock(): Promise<StandIn> {
  const port = await freePort();
  return startStandIn(port, ["--eval", script], { PORT: String(port) });
}

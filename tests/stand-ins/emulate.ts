import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type StandIn, startStandIn } from "./child.ts";

export type EmulatedPrice = {
  id: string;
  productName: string;
  amountCents: number;
  currency: string;
};

/**
 * emulate's Stripe: checkout sessions, the hosted page, completion with a redirect, signed webhooks. It
 * knows seeded prices only, keeps neither amount nor reference of a session, and its events carry no id:
 * `startStripe` in stripe.ts puts that right in front of it.
 */
export async function startEmulate(options: {
  /** Where buyers reach the hosted page, if not at emulate's own address. */
  publicUrl?: string;
  webhook?: { url: string; secret: string };
  prices?: EmulatedPrice[];
}): Promise<StandIn> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "emulate-"));
  const seed = join(folder, "seed.json");
  const { webhook, prices = [] } = options;
  await writeFile(
    seed,
    // JSON is YAML, which is what emulate reads.
    JSON.stringify({
      stripe: {
        products: prices.map((price) => ({ id: `prod_${price.id}`, name: price.productName })),
        prices: prices.map((price) => ({
          id: price.id,
          product_name: price.productName,
          currency: price.currency,
          unit_amount: price.amountCents,
        })),
        webhooks: webhook ? [{ ...webhook, events: ["*"] }] : [],
      },
    }),
  );
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const standIn = await startStandIn(port, [
      "node_modules/emulate/dist/index.js",
      "start",
      "--service=stripe",
      `--port=${port}`,
      `--seed=${seed}`,
      ...(options.publicUrl ? ["--base-url", options.publicUrl] : []),
    ]);
    return { ...standIn, stop: () => standIn.stop().finally(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

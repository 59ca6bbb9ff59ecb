import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PaymentsRefused, PaymentsUnavailable } from "#domain/orders/ports.ts";
import type { StandIn } from "../../../tests/stand-ins/child.ts";
import { startStripeMock } from "../../../tests/stand-ins/stripe-mock.ts";
import { openStripe } from "./stripe-client.ts";
import { toPaymentsError } from "./stripe-errors.ts";

/** What our port makes of it. */
const failed = (work: Promise<unknown>) =>
  work.then(
    () => "it worked",
    (thrown: unknown) => toPaymentsError(thrown),
  );

describe("stripe-stateful-mock's answers", () => {
  let mock: StandIn;
  beforeAll(async () => {
    mock = await startStripeMock();
  });
  afterAll(() => mock.stop());
  const client = (secretKey = "sk_test_1") => openStripe({ secretKey, apiBase: mock.url });
  const charge = { amount: 500, currency: "usd" };

  test("a key used again replays, and with another request is refused", async () => {
    const { products } = await client();
    const options = { idempotencyKey: "product_1" };
    const first = await products.create({ name: "One" }, options);
    expect((await products.create({ name: "One" }, options)).id).toBe(first.id);
    expect((await products.create({ name: "One" })).id).not.toBe(first.id);
    expect(await failed(products.create({ name: "Two" }, options))).toBeInstanceOf(PaymentsRefused);
  });

  test.each([
    ["tok_chargeDeclined", PaymentsRefused],
    ["tok_chargeDeclinedInsufficientFunds", PaymentsRefused],
    ["tok_429", PaymentsUnavailable],
    ["tok_500", PaymentsUnavailable],
  ])("%s becomes the right one of the two errors", async (source, kind) => {
    const { charges } = await client();
    expect(await failed(charges.create({ ...charge, source }))).toBeInstanceOf(kind);
  });

  test("a wrong key is refused", async () => {
    const { charges } = await client("sk_wrong");
    expect(await failed(charges.create({ ...charge, source: "tok_visa" }))).toBeInstanceOf(
      PaymentsRefused,
    );
  });
});

import { afterAll, afterEach, beforeAll, onTestFinished } from "vitest";
import { startAimock } from "../stand-ins/aimock.ts";
import { startRoughProvider } from "../stand-ins/rough-provider.ts";

/** aimock for all tests of a file, forgetful after each. `aimock()` is there from the first test on. */
export function withAimock(): () => Awaited<ReturnType<typeof startAimock>> {
  let aimock: Awaited<ReturnType<typeof startAimock>>;
  beforeAll(async () => {
    aimock = await startAimock();
  });
  afterEach(() => void aimock.mock.reset());
  afterAll(() => aimock.stop());
  return () => aimock;
}

/** A provider that answers so, until the test is over. */
export async function rough(...answers: Parameters<typeof startRoughProvider>) {
  const provider = await startRoughProvider(...answers);
  onTestFinished(() => provider.stop());
  return provider;
}

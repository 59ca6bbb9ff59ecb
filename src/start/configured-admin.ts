import { ConfigError, type Config } from "#config";
import { ensureConfiguredAdmin } from "#domain/accounts/index.ts";
import { AppError } from "#errors";

/** Makes the first admin of ADMIN_EMAIL and ADMIN_PASSWORD, where there is none. @throws ConfigError */
export async function makeConfiguredAdmin(
  firstAdmin: Config["firstAdmin"],
  deps: Parameters<typeof ensureConfiguredAdmin>[1],
): Promise<void> {
  if (!firstAdmin) return;
  try {
    await ensureConfiguredAdmin(firstAdmin, deps);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
    throw new ConfigError(
      "ADMIN_PASSWORD is too easy to guess: use a longer one, or one without common words and your address",
      { cause: error },
    );
  }
}

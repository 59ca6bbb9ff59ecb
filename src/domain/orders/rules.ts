import { checkoutSessionHours } from "#content/promises.ts";
import { AppError } from "#errors";
import { hourMs, minuteMs } from "#kit/time.ts";

/** How long a hosted payment page takes a payment. */
export const sessionLifetimeMs = checkoutSessionHours * hourMs;
/** Below this much time left a payment page is not opened any more (Stripe's lower bound, with a margin). */
export const minSessionMs = 31 * minuteMs;

const placeholder = "{CHECKOUT_SESSION_ID}";

/**
 * The address as ours: an absolute one on our origin, or a path. Keeps Stripe's placeholder as it is.
 * @throws AppError foreign_address for everything else, however it is spelled (security.md, row 6)
 */
export function ownAddress(publicUrl: string, value: string): string {
  const { origin } = new URL(publicUrl);
  // Browsers drop tabs and newlines and read `\` as `/`: nothing of that belongs in an address of ours.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const plain = !/[\u0000-\u0020\u007f\\]/.test(value);
  const isPath = value.startsWith("/") && !value.startsWith("//");
  const isAbsolute = value.startsWith(`${origin}/`) || value === origin;
  if (!plain || !(isPath || isAbsolute)) throw new AppError("foreign_address");
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || url.username || url.password)
    throw new AppError("foreign_address");
  return url.href.replaceAll(encodeURI(placeholder), placeholder);
}

/** The address after payment, as the provider would build it. */
export const withSessionId = (successUrl: string, sessionId: string): string =>
  successUrl.replaceAll(placeholder, encodeURIComponent(sessionId));

/** A key that a browser may choose for its attempt: long enough to be its own, and harmless in logs. */
export const isAttemptKey = (value: string): boolean => /^[A-Za-z0-9_-]{16,64}$/.test(value);

/** Session ids as Stripe and the test till make them; anything else is not looked up. */
export const isSessionId = (value: string): boolean => /^cs_[A-Za-z0-9_-]{8,250}$/.test(value);

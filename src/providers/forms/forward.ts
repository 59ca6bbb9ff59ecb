import { FormRefused, type FormForward } from "#domain/enquiries/ports.ts";

/** Long enough for a slow service, short enough that one that hangs doesn't hold up the next. */
const answerWithinMs = 15_000;

/** Refusals that pass: too slow, too early, too many. Any other 4xx is a no to this form. */
const passing = new Set([408, 425, 429]);

/**
 * Posts forms to a service that takes them as browsers send them (`FORM_FORWARD_URL`). Any 2xx is an
 * acceptance. Redirects aren't followed: what people wrote goes to the address that the operator gave, and
 * to no other.
 */
export function createFormForward({
  url,
  timeoutMs = answerWithinMs,
}: {
  /** Begins with http: or https: and holds no password; config.ts checks it. */
  url: string;
  timeoutMs?: number;
}): FormForward {
  return {
    async send(fields, key) {
      const response = await fetch(url, {
        method: "POST",
        headers: { accept: "application/json", "idempotency-key": key },
        body: new URLSearchParams(fields),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new Error(`FORM_FORWARD_URL did not answer (${reasonOf(error)})`);
      });
      await response.body?.cancel();
      if (response.status >= 300 && response.status < 400)
        throw new Error(
          `FORM_FORWARD_URL leads on (${response.status}); set it to the address that takes the form`,
        );
      const { ok, status } = response;
      if (ok) return;
      const isFinal = status < 500 && !passing.has(status);
      throw new (isFinal ? FormRefused : Error)(`FORM_FORWARD_URL answered ${status}`);
    },
  };
}

/** `ECONNREFUSED`, `TimeoutError`; the message itself may hold the address with its key. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? "unknown";
}

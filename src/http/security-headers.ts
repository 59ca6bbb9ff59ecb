/** Sources that a page may use beyond our own, decided at start. */
export type SecurityOptions = {
  /** True behind https: browsers are then told to insist on it. */
  https: boolean;
  /** Origins of the payment pages to which a form without scripts is redirected. */
  paymentOrigins: string[];
};

/**
 * Content Security Policy of a page: no inline scripts, no foreign sources, no framing. A nonce is only
 * needed by apps, whose router writes inline scripts; documents have none.
 */
export function contentSecurityPolicy(options: SecurityOptions, nonce: string | null): string {
  return [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...options.paymentOrigins].join(" ")}`,
    "require-trusted-types-for 'script'",
    // The one policy: the address of our service worker (src/web/offline/register-worker.ts).
    "trusted-types service-worker",
  ].join("; ");
}

/** Headers of every answer, whatever it is. */
export function baseHeaders(options: SecurityOptions): [string, string][] {
  return [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    [
      "permissions-policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ...(options.https
      ? [["strict-transport-security", "max-age=63072000; includeSubDomains"] as [string, string]]
      : []),
  ];
}

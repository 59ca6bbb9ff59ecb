/** Sources that a page may use beyond our own, decided at start. */
export type SecurityOptions = {
  /** True behind https: browsers are then told to insist on it. */
  https: boolean;
  /** Origins of the payment pages to which a form without scripts is redirected. */
  paymentOrigins: string[];
  /** Addresses of the pages on which one can call Aria: no other page gets camera, microphone or a foreign frame. */
  callPages: readonly string[];
  /** Origins of the rooms in which calls are held; none: the page holds them itself, without a camera. */
  roomOrigins: readonly string[];
};

type Calls = Pick<SecurityOptions, "callPages" | "roomOrigins">;

/** Origins that may be framed at an address. */
const roomsAt = ({ callPages, roomOrigins }: Calls, path: string | null): readonly string[] =>
  path !== null && callPages.includes(path) ? roomOrigins : [];

/**
 * Content Security Policy of a page: no inline scripts, no foreign sources, no framing, but for the rooms of calls
 * on pages that hold one. A nonce is only needed by apps, whose router writes inline scripts; documents have none.
 * @param page the page's nonce, and its address; null where it holds no call, whatever the address
 */
export function contentSecurityPolicy(
  options: SecurityOptions,
  {
    nonce,
    path,
    isFramed = false,
  }: {
    nonce: string | null;
    path: string | null;
    /** Other sites may hold the page in a frame (pages.ts). */
    isFramed?: boolean;
  },
): string {
  const rooms = roomsAt(options, path);
  return [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    ...(rooms.length > 0 ? [`frame-src ${rooms.join(" ")}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "*" : "'none'"}`,
    `form-action ${["'self'", ...options.paymentOrigins].join(" ")}`,
    "require-trusted-types-for 'script'",
    // The one policy: the address of our service worker (src/web/offline/register-worker.ts).
    "trusted-types service-worker",
  ].join("; ");
}

/**
 * Permissions Policy of whatever is answered at an address (null: of everything else). A page that holds calls may
 * ask for the microphone, and where calls have rooms of their own for the camera, and may let the rooms use both.
 */
export function permissionsPolicy(options: Calls, path: string | null): string {
  const rooms = roomsAt(options, path);
  const holdsCalls = path !== null && options.callPages.includes(path);
  const own = ["self", ...rooms.map((origin) => `"${origin}"`)].join(" ");
  return [
    `camera=(${rooms.length > 0 ? own : ""})`,
    `microphone=(${holdsCalls ? own : ""})`,
    "geolocation=()",
    "payment=()",
    "usb=()",
    "browsing-topics=()",
  ].join(", ");
}

/** Headers of every answer, whatever it is. */
export function baseHeaders(options: SecurityOptions): [string, string][] {
  return [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", permissionsPolicy(options, null)],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ...(options.https
      ? [["strict-transport-security", "max-age=63072000; includeSubDomains"] as [string, string]]
      : []),
  ];
}

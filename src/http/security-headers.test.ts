import { expect, test } from "vitest";
import {
  baseHeaders,
  contentSecurityPolicy,
  permissionsPolicy,
  type SecurityOptions,
} from "./security-headers.ts";

const demo: SecurityOptions = {
  https: true,
  paymentOrigins: [],
  callPages: ["/", "/contact"],
  roomOrigins: [],
};
const rooms = ["https://tavus.daily.co", "https://*.rooms.example"];
const withRooms = { ...demo, roomOrigins: rooms };
const frames = (options: SecurityOptions, path: string | null) =>
  /frame-src ([^;]*)/.exec(contentSecurityPolicy(options, { nonce: null, path }))?.[1];

test.each(["/legal/terms", "/contact/", "/Contact", "/contacts", "/portal", ""])(
  "a page without a call gets no camera, no microphone and no foreign frame, whoever holds calls: %s",
  (path) => {
    for (const options of [demo, withRooms]) {
      expect(permissionsPolicy(options, path)).toContain("camera=(), microphone=(), ");
      expect(frames(options, path)).toBeUndefined();
    }
  },
);

test("what is no page gets nothing of them either", () => {
  const [, policy] = baseHeaders(withRooms).find(([name]) => name === "permissions-policy") ?? [];
  expect(policy).toContain("camera=(), microphone=(), ");
  expect(frames(withRooms, null)).toBeUndefined();
});

test("a page that holds calls itself may ask for the microphone only", () => {
  expect(permissionsPolicy(demo, "/contact")).toContain("camera=(), microphone=(self), ");
  expect(frames(demo, "/contact")).toBeUndefined();
});

test("where calls have rooms, their pages may frame these and no others, and let them see and hear", () => {
  for (const path of withRooms.callPages) {
    expect(frames(withRooms, path)).toBe("https://tavus.daily.co https://*.rooms.example");
    const all = '(self "https://tavus.daily.co" "https://*.rooms.example")';
    expect(permissionsPolicy(withRooms, path)).toContain(`camera=${all}, microphone=${all}, `);
  }
});

test("location, payment and the like stay off everywhere", () => {
  for (const path of ["/", "/contact", "/legal/terms"])
    expect(permissionsPolicy(withRooms, path)).toContain("geolocation=(), payment=(), usb=()");
});

test("a page loads nothing foreign, runs nothing inline and is framed by nobody", () => {
  expect(contentSecurityPolicy(demo, { nonce: null, path: "/" }).split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types service-worker",
  ]);
  const app = contentSecurityPolicy(
    { ...demo, paymentOrigins: ["https://checkout.stripe.com"] },
    { nonce: "n1", path: null },
  );
  expect(app).toContain("; script-src 'self' 'nonce-n1'; ");
  expect(app).toContain("; form-action 'self' https://checkout.stripe.com; ");
});

import { networkInterfaces } from "node:os";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublic, mayConnect, readAddress } from "./address-rules.ts";
import { OutsideRefused } from "./outside-refused.ts";

const nothing = { loopbackPorts: [] };
const reasonOf = (address: string, mayReach = nothing) => {
  try {
    return readAddress(address, mayReach).href;
  } catch (error) {
    return (error as OutsideRefused).reason;
  }
};

/** An IPv4 address in the ways that browsers and servers read. */
function spellings(bytes: readonly number[]): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  const mapped = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  return [
    bytes.join("."),
    `${bytes.join(".")}.`,
    String(whole),
    hex(whole),
    hex(whole).toUpperCase(),
    octal(whole),
    bytes.map(hex).join("."),
    bytes.map(octal).join("."),
    `${hex(a)}.${octal(b)}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    bytes.join("%2E"),
    bytes.join("。"),
    String(a).replace("1", "１") + `.${b}.${c}.${d}`,
    `[::ffff:${mapped}]`,
    `[0:0:0:0:0:ffff:${bytes.join(".")}]`,
    `[64:ff9b::${mapped}]`,
  ];
}

const byte = fc.nat(255);
const inside = fc.oneof(
  fc.tuple(fc.constant(127), byte, byte, byte),
  fc.tuple(fc.constant(10), byte, byte, byte),
  fc.tuple(fc.constant(0), byte, byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.constant(198), fc.integer({ min: 18, max: 19 }), byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
);

test("no spelling of an inner IPv4 address is allowed", () => {
  fc.assert(
    fc.property(inside, (bytes) => {
      for (const host of spellings(bytes))
        expect([host, reasonOf(`http://${host}/`)]).toEqual([host, "own_network"]);
    }),
  );
});

test("public IPv4 addresses are allowed in each spelling", () => {
  for (const host of spellings([93, 184, 216, 34]))
    expect([host, reasonOf(`http://${host}/x#part`)]).toEqual([
      host,
      expect.stringContaining("/x"),
    ]);
});

const group = fc.nat(0xffff).map((value) => value.toString(16));
test.each(["fc00", "fd00", "fe80", "fec0", "ff02", "2002", "100", "0", "5f00", "4000"])(
  "no IPv6 address that begins with %s is allowed",
  (first) => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 7, maxLength: 7 }), (rest) => {
        expect(isPublic([first, ...rest].join(":"))).toBe(false);
      }),
    );
  },
);

test.each([
  "[::1]",
  "[::]",
  "[::127.0.0.1]",
  "[0:0:0:0:0:0:0:1]",
  "[2001:db8::1]",
  "[2001::1]",
  "[fd00:ec2::254]",
  "[::ffff:169.254.169.254]",
  "[64:ff9b:1::7f00:1]",
  "168.63.129.16",
  "192.0.2.1",
])("%s is not allowed", (host) => {
  expect(reasonOf(`https://${host}/`)).toBe("own_network");
});

test("a public IPv6 address is allowed", () => {
  expect(reasonOf("https://[2606:2800:220:1:248:1893:25c8:1946]/")).toContain("[2606:");
});

test.each([
  ["ftp://example.com/", "address"],
  ["file:///etc/passwd", "address"],
  ["javascript:alert(1)", "address"],
  ["http://me@example.com/", "address"],
  ["http://:secret@example.com/", "address"],
  ["example.com", "address"],
  ["http://127.0.0.1.5/", "address"],
  ["http://example.com:25/", "port"],
  ["http://example.com:6379/", "port"],
  ["https://example.com:22/", "port"],
  ["http://93.184.216.34:22/", "port"],
  ["http://127.0.0.1:22/", "own_network"],
  ["http://[::1]:3000/", "own_network"],
])("%s is refused for its %s", (address, reason) => {
  expect(reasonOf(address)).toBe(reason);
});

test("ports that a setting names are reached on this machine only", () => {
  const mayReach = { loopbackPorts: [4321] };
  expect(mayConnect("127.0.0.1", 4321, mayReach)).toBe(true);
  expect(mayConnect("::1", 4321, mayReach)).toBe(true);
  expect(mayConnect("127.0.0.1", 4322, mayReach)).toBe(false);
  expect(mayConnect("127.0.0.1", 80, mayReach)).toBe(false);
  expect(mayConnect("10.0.0.1", 4321, mayReach)).toBe(false);
  expect(mayConnect("93.184.216.34", 4321, mayReach)).toBe(false);
});

test("each address of this machine is closed but for what everyone may see", () => {
  const own = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  expect(own.length).toBeGreaterThan(0);
  for (const { address } of own) expect(mayConnect(address, 8080, nothing)).toBe(false);
});

test("what isn't an address connects nowhere", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^[\d.xa-f:]+$/i.test(text));
      expect(isPublic(text)).toBe(false);
    }),
  );
});

import { expect, test } from "vitest";
import { clientAddressReader } from "./client-address.ts";

test("without trusted proxies nobody chooses the own address", () => {
  const read = clientAddressReader([]);
  expect(read("203.0.113.9", "1.2.3.4")).toBe("203.0.113.9");
  expect(read("::ffff:203.0.113.9", undefined)).toBe("203.0.113.9");
});

test("a trusted proxy names the client; addresses that the client made up before it are ignored", () => {
  const read = clientAddressReader(["10.0.0.0/8", "2001:db8::1"]);
  expect(read("10.1.2.3", "6.6.6.6, 203.0.113.9")).toBe("203.0.113.9");
  expect(read("10.1.2.3", "6.6.6.6, 203.0.113.9, 10.9.9.9")).toBe("203.0.113.9");
  expect(read("2001:db8::1", "nonsense")).toBe("2001:db8:0:0::/64");
  expect(read("203.0.113.9", "6.6.6.6")).toBe("203.0.113.9");
});

test("a hop with a port is that hop, and one that is no address ends the search", () => {
  const read = clientAddressReader(["10.0.0.0/8"]);
  expect(read("10.1.2.3", "6.6.6.6, 203.0.113.9:4711")).toBe("203.0.113.9");
  expect(read("10.1.2.3", "6.6.6.6, [2001:db8:1:2:3::4]:443")).toBe("2001:db8:1:2::/64");
  expect(read("10.1.2.3", "6.6.6.6, unknown")).toBe("10.1.2.3");
});

test("all addresses of one IPv6 subscriber count as one", () => {
  const read = clientAddressReader([]);
  const keys = ["2001:db8:a:b::1", "2001:db8:a:b:ffff:1:2:3", "2001:DB8:A:B:0::9"].map((ip) =>
    read(ip, undefined),
  );
  expect(new Set(keys)).toEqual(new Set(["2001:db8:a:b::/64"]));
  expect(read("2001:db8:a:c::1", undefined)).toBe("2001:db8:a:c::/64");
  expect(read("::1", undefined)).toBe("0:0:0:0::/64");
});

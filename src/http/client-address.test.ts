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
  expect(read("2001:db8::1", "nonsense")).toBe("2001:db8::1");
  expect(read("203.0.113.9", "6.6.6.6")).toBe("203.0.113.9");
});

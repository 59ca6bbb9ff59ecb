import { expect, test } from "vitest";
import { withoutNames, withoutNamesIn } from "./without-names.ts";

const token = "x".repeat(43);

test.each([
  ["/portal/orders/ord_a1", "/portal/orders/ord_…"],
  [`/quote/qt_${token}`, "/quote/qt_…"],
  [`/demo/${token}/demo.ics`, "/demo/…"],
  [`/webhooks/tavus/${token}`, "/webhooks/tavus/…"],
  [`/files/fil_a1/k3.shr_1.${token}`, "/files/…"],
  ["/functions/files/fil_a1", "/functions/files/fil_…"],
  ["/services", "/services"],
])("the path %s is logged without what it tells", (path, logged) =>
  expect(withoutNames(path)).toBe(logged),
);

test("an error's words lose such names, too, and a place in the code stays", () => {
  const words = `You made a POST request to "/demo/${token}/demo.ics", order /portal/orders/ord_a1 at /files/fil_${token.slice(20)}/k3..${token}\n    at /src/web/site/consultant/demo/listening.ts:35`;
  expect(withoutNamesIn(words)).toBe(
    'You made a POST request to "/demo/…/demo.ics", order /portal/orders/ord_… at /files/…\n    at /src/web/site/consultant/demo/listening.ts:35',
  );
});

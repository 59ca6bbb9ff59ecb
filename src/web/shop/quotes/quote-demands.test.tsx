import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuoteDemands } from "./quote-demands.tsx";

test("everything that was named is shown in its own words, with what became of it, and as text", () => {
  const html = renderToStaticMarkup(
    <QuoteDemands
      demands={[
        { kind: "quantity", text: "8 pages", is: "covered", by: "Full Website", note: "" },
        { kind: "system", text: "<b>Xero</b>", is: "person", by: null, note: "Not named." },
        { kind: "not-sold", text: "a logo", is: "not-included", by: null, note: "" },
      ]}
    />,
  );
  const rows = html.split("<li").slice(1);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/8 pages.*Covered.*By Full Website\./);
  expect(rows[1]).toMatch(/&lt;b&gt;Xero.*Needs a person.*Not named\./);
  expect(rows[2]).toMatch(/a logo.*Not included/);
});

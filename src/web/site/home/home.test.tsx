import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { homeContent } from "./home-content.ts";
import { faqJsonLd } from "./home-faq.tsx";
import Home from "./home.tsx";

test("with nothing on offer the home page still stands, and tells no number or price of services", () => {
  const content = homeContent([]);
  const props = { loaderData: { publicUrl: "https://shop.example", ...content } };
  const html = renderToStaticMarkup(<Home {...(props as ComponentProps<typeof Home>)} />);
  const words = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  const told = words + JSON.stringify(faqJsonLd(content.questions));
  expect(told).toContain("What does it cost?");
  expect(told).not.toMatch(/Infinity|NaN|∞|\$0|\b(0|no) services|all services|undefined/);
  expect(content.questions).toHaveLength(8);
  for (const { answer } of content.questions) expect(answer.length).toBeGreaterThan(0);
  expect(html).not.toMatch(/<ul class="offer__grid">|class="carousel pieces"/);
});

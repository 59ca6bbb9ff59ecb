import fc from "fast-check";
import { expect, test } from "vitest";
import { botDocument } from "#domain/chatbots/index.ts";
import { frameAncestors } from "./frame-ancestors.ts";

test("only the sites that the owner allows may frame a bot; without any, nobody", () => {
  expect(frameAncestors([])).toBe("'none'");
  expect(frameAncestors(["https://www.example.com/shop", "localhost:3000", "bücher.example"])).toBe(
    "http://www.example.com http://localhost:3000 http://xn--bcher-kva.example",
  );
});

test("whatever is typed as a site adds no directive, no keyword and no other scheme to the policy", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "*",
      "*.example.com",
      "'self'",
      "data:",
      "a.example; script-src *",
      "a.example;script-src",
      "a.example,b.example",
      "a.example *",
      "https://a.example\nx",
    ),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 4 }), (sites) => {
      expect(frameAncestors(sites)).toMatch(
        /^('none'|http:\/\/[a-z0-9_.:[\]-]+( http:\/\/[a-z0-9_.:[\]-]+)*)$/,
      );
    }),
  );
  expect(frameAncestors(["*", "a.example;script-src", "*.example.com"])).toBe("'none'");
});

test("a bot's words stay words in its page", () => {
  const words = `</script><script>alert(1)</script>"><img src=x>`;
  const html = botDocument({
    bot: {
      address: "a",
      name: words,
      state: "live",
      greeting: words,
      suggestions: [words],
      languages: ["en"],
      look: { color: "#000000", theme: "auto", position: "right", picture: null },
      lead: { when: "never", fields: [], text: words, consent: words },
      hours: null,
      hasPeople: false,
    },
    language: "en",
    isEmbedded: false,
    site: "www.example.com",
  });
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain("<img");
  expect(html).toContain('<a href="https://www.example.com/"');
});

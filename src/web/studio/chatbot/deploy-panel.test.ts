import { expect, test } from "vitest";
import { widgetPolicy, widgetSnippet } from "./deploy-panel.tsx";

test("the line and the policy for a site name our origin and the bot, and nothing else", () => {
  expect(widgetSnippet("https://aria.example", "rosie")).toBe(
    `<script src="https://aria.example/widget.js" data-chatbot="rosie" async></script>`,
  );
  expect(widgetPolicy("https://aria.example")).toBe(
    "script-src https://aria.example; connect-src https://aria.example; frame-src https://aria.example;",
  );
});

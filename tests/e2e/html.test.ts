import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { listAppPages } from "./app-page-list.ts";
import { inParallel } from "./in-parallel.ts";
import { listPages } from "./page-list.ts";
import { askRaw } from "./raw-request.ts";

const url = inject("sharedApp");

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: `<meta …/>`, `charSet`, `required=""`, ids such as `_R_1_`. All of it is valid.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // Mails and what people typed are shown as they are.
    "no-trailing-whitespace": "off",
    // An input without a type is a text field, by definition.
    "no-implicit-input-type": "off",
    // Where a phone number may break is the style sheet's business.
    "tel-non-breaking": "off",
    // A combobox's list is a listbox (APG); a `<select>` can't be one.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
  },
});

test("every page's HTML is valid as it is served", async () => {
  const pages = await listPages(url, { allServices: true });
  const found = await inParallel(pages, async ({ name, path, status }) => {
    const answer = await askRaw(url, path);
    expect({ path, status: answer.status }).toEqual({ path, status });
    const { results } = await validator.validateString(answer.text);
    return results.flatMap(({ messages }) =>
      messages.map(
        (one) =>
          `${name} ${one.line}:${one.column} ${one.ruleId}: ${one.message} (${one.selector})`,
      ),
    );
  });
  expect(found.flat()).toEqual([]);
});

test("so is the HTML of every page behind the sign-in", async () => {
  const pages = await listAppPages(url);
  const found = await inParallel(pages, async ({ name, path, status, person }) => {
    const answer = await person.ask(path);
    expect({ path, status: answer.status }).toEqual({ path, status });
    const { results } = await validator.validateString(await answer.text());
    return results.flatMap(({ messages }) =>
      messages.map(
        (one) =>
          `${name} ${one.line}:${one.column} ${one.ruleId}: ${one.message} (${one.selector})`,
      ),
    );
  });
  expect(found.flat()).toEqual([]);
});

test("the validator would find a fault", async () => {
  const { valid } = await validator.validateString("<p><div></p><a href=x><a>");
  expect(valid).toBe(false);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formLanguages } from "#domain/projects/configuration/form-interface.ts";
import { formWords } from "#domain/projects/configuration/form-texts.ts";
import { formOf, question, when } from "../../../tests/factories/forms.ts";
import { FormView } from "./form-view.tsx";

const form = formOf(
  [
    question("name", "text", { stepId: "step-1" }),
    question("pet", "yes-no", { stepId: "step-2" }),
    question("kind", "text", { stepId: "step-2", showWhen: when("pet", "equals", "yes") }),
  ],
  {
    steps: [
      { id: "step-1", name: "", showWhen: { match: "all", rules: [] } },
      { id: "step-2", name: "Your pet", showWhen: { match: "all", rules: [] } },
    ],
  },
);
const stepped = { ...form, styling: { ...form.styling, layout: "steps" as const } };
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, "g"))].map(([, text]) => text);

/** Browsers press a form's first button. */
const enterPresses = (html: string) =>
  /<button[^>]* type="submit"[^>]* value="(\w+)"/.exec(html)?.[1];

test("without scripts a form of steps asks one step a page, and Enter leads forwards", () => {
  const first = renderToStaticMarkup(<FormView form={stepped} action="/f/pets" />);
  expect(first).toContain("Step 1 of 2");
  expect(first).toContain('name="field-name"');
  expect(first).not.toContain('name="field-pet"');
  expect(enterPresses(first)).toBe("next");
  expect(textsOf(first, "button")).toEqual(["", "Next"]);
  const last = renderToStaticMarkup(
    <FormView form={stepped} action="/f/pets" stepId="step-2" answers={{ name: "<Bo>" }} />,
  );
  expect(last).toContain("Step 2 of 2");
  expect(last).toContain('<input type="hidden" name="step" value="step-2"/>');
  expect(last).toContain('<input type="hidden" name="field-name" value="&lt;Bo&gt;"/>');
  for (const id of ["pet", "kind"]) expect(last).toContain(`name="field-${id}"`);
  expect(enterPresses(last)).toBe("send");
  expect(textsOf(last, "button")).toEqual(["", "Back", "Send"]);
});

test("a form on one page has no headings for steps without a name", () => {
  const html = renderToStaticMarkup(<FormView form={form} action="/f/pets" />);
  expect(textsOf(html, "h2")).toEqual(["Your pet"]);
});

test.each(formLanguages)(
  "a button whose text was emptied sends all the same, in words of %s",
  (language) => {
    const html = renderToStaticMarkup(<FormView form={{ ...form, submitText: " ", language }} />);
    expect(textsOf(html, "button")).toEqual(["", formWords(language).send]);
  },
);

import Papa from "papaparse";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newForm } from "#domain/projects/configuration/form-interface.ts";
import { problemsOf } from "#domain/projects/configuration/types.ts";
import { formOf, question } from "../../../tests/factories/forms.ts";
import { formula, markup, withTextEverywhere } from "../../../tests/factories/markup.ts";
import { openForms } from "../../../tests/factories/published-forms.ts";
import { exportAnswers } from "./index.ts";

let rig: Awaited<ReturnType<typeof openForms>>;
beforeAll(async () => {
  rig = await openForms();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

/** A form that asks, offers and thanks with one text, and can still be published. */
function saying(text: string) {
  const form = formOf([
    question("name", "text"),
    question("mail", "email"),
    question("kind", "choice"),
  ]);
  const { configuration } = withTextEverywhere("form-interface", { formInterface: form }, text);
  if (!("formInterface" in configuration)) throw new Error("It is no form");
  const { fields, endings, ...texts } = configuration.formInterface;
  const ids = (at: number) => ({ id: form.fields[at]?.id ?? "", stepId: "step-1" });
  const shown = {
    ...texts,
    steps: newForm.steps,
    styling: newForm.styling,
    endings: endings.map((ending) => ({ ...ending, id: "thanks", redirectUrl: "" })),
    fields: fields.map((field, at) => ({
      ...field,
      ...ids(at),
      options: field.options.map((option, place) => ({ ...option, id: `option-${place}` })),
    })),
    delivery: { ...newForm.delivery, emails: ["desk@shop.test"], sendsCopy: true },
  };
  expect(problemsOf({ formInterface: shown })).toEqual([]);
  return shown;
}

test.each([
  ["markup", markup],
  ["a formula", formula],
])(
  "%s in a form and in its answers is text in mails, and no formula in the CSV",
  async (_, text) => {
    const { address, projectId } = await rig.publish(saying(text));
    const answers = { name: text, mail: "bo@example.com", kind: "option-1" };
    expect(await rig.send(address, answers)).toMatchObject({ kind: "sent" });

    const mails = (await rig.rows("select html, text from mails")) as {
      html: string;
      text: string;
    }[];
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.html).not.toMatch(/<(?:img|script|b)\b|href="javascript/i);
      expect(mail.html).toMatch(/&lt;(?:img|b)/);
    }

    const { lines } = await exportAnswers(rig.people.ada, projectId, rig.deps);
    let csv = "";
    for await (const line of lines) csv += line;
    const rows = Papa.parse<string[]>(csv.replace(/^\uFEFF/, "").trim()).data;
    expect(rows.map((row) => row.length)).toEqual([7, 7]);
    const cells = rows.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r|%]/.test(cell))).toEqual([]);
    const shown = text === formula ? `'${text}` : text;
    // Three questions; one answer, an option and the ending.
    expect(cells.filter((cell) => cell === shown)).toHaveLength(6);
  },
);

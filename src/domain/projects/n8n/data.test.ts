import { describe, expect, test } from "vitest";
import { hook, imported, inRow, worked } from "../../../../tests/factories/n8n-import.ts";
import { node, to } from "../../../../tests/factories/n8n.ts";

describe("data", () => {
  const values = (parameters: object, typeVersion = 3.4) =>
    node("Put", "set", parameters, { typeVersion });
  test("values keep their types, names with dots are objects, and JSON is read", async () => {
    const { settings } = inRow(
      hook,
      values({
        assignments: {
          assignments: [
            { name: "count", value: 5, type: "number" },
            { name: "isNew", value: true, type: "boolean" },
            { name: "tags", value: '["a","b"]', type: "array" },
            { name: "to.city", value: "={{ $json.body.city }}", type: "string" },
            { name: "to.zip", value: "3000", type: "string" },
          ],
        },
      }),
      node(
        "Raw",
        "set",
        {
          mode: "raw",
          jsonOutput: '={"a": "{{ $json.count }}", "b": [1, {"c": "x {{ $json.count }}"}]}',
        },
        { typeVersion: 3.4 },
      ),
    );
    expect(settings("put")?.["fields"]).toMatchObject([
      { name: "count", value: "{{5}}" },
      { name: "isNew", value: "{{true}}" },
      { name: "tags", value: '{{["a", "b"]}}' },
      { name: "to", value: '{{ {"city": trigger.body.city, "zip": "3000"} }}' },
    ]);
    expect(settings("raw")?.["fields"]).toMatchObject([
      { name: "a", value: "{{put.count}}" },
      { name: "b" },
    ]);
    const fields = settings("raw")?.["fields"] as { value: string }[] | undefined;
    expect(await worked(fields?.[1]?.value, { put: { count: 5 } })).toEqual([1, { c: "x 5" }]);
  });

  test.each([
    [{ values: { string: [{ name: "x", value: "1" }] } }, 1, true],
    [{ values: { string: [{ name: "x", value: "1" }] }, keepOnlySet: true }, 1, false],
    [{ fields: { values: [{ name: "x", type: "numberValue", numberValue: 1 }] } }, 3.2, true],
    [{ fields: { values: [{ name: "x", stringValue: "1" }] }, include: "none" }, 3, false],
    [{ assignments: { assignments: [{ name: "x", value: "1" }] } }, 3.4, false],
    [
      { assignments: { assignments: [{ name: "x", value: "1" }] }, includeOtherFields: true },
      3.4,
      true,
    ],
  ])("what came in beside %o of version %d is kept: %s", (parameters, version, isKept) => {
    const { settings } = inRow(
      hook,
      values(parameters, version),
      node("Use", "slack", {
        text: "={{ $json.x }} {{ $json.body.y }}",
        channel: "={{ JSON.stringify($json) }}",
      }),
    );
    const text = `{{put.x}} {{${isKept ? "trigger" : "put"}.body.y}}`;
    expect(settings("use")?.["text"]).toBe(text);
    expect(JSON.stringify(settings("use")).includes("$merge([trigger, put])")).toBe(isKept);
  });

  test("after ways that part, what was given on the way that was taken is read", async () => {
    const put = (name: string, value: string) =>
      node(
        name,
        "set",
        { assignments: { assignments: [{ name: "x", value }] } },
        { typeVersion: 3.4 },
      );
    const { settings } = imported(
      [
        hook,
        node("If", "if"),
        put("A", "a"),
        put("B", "b"),
        node("Tell", "slack", { text: "={{ $json.x }}" }),
      ],
      {
        Hook: { main: [to("If")] },
        If: { main: [to("A"), to("B")] },
        A: { main: [to("Tell")] },
        B: { main: [to("Tell")] },
      },
    );
    const text = settings("tell")?.["text"];
    expect(await worked(text, { b: { x: "b" } })).toBe("b");
    expect(await worked(text, { a: { x: "a" } })).toBe("a");
  });

  test("answers, mails, forms and failures are read where they stand here", () => {
    const { settings, said } = inRow(
      node("Asked", "formTrigger"),
      node("Think", "openAi", {
        messages: {
          values: [
            { role: "system", content: "Be short." },
            { content: "={{ $json['Your question'] }}" },
          ],
        },
      }),
      node("Tell", "slack", {
        select: "channel",
        channelId: { __rl: true, value: "C1", mode: "id" },
        text: "={{ $json.message.content }} {{ $('Asked').item.json.submittedAt }}",
      }),
    );
    expect(settings("think")).toMatchObject({
      instructions: "Be short.",
      text: "{{trigger.answers.`Your question`}}",
    });
    expect(settings("tell")).toMatchObject({ channel: "C1", text: "{{think.text}} " });
    expect(said).toContain("Tell: An expression was left out: $('Asked').item.json.submittedAt");
    const mail = inRow(
      node("Mail", "gmailTrigger"),
      node("Tell", "slack", {
        channel: { __rl: true, value: "#mail" },
        text: "={{ $json.from.value[0].address }}: {{ $json.subject }}",
      }),
    );
    expect(mail.settings("tell")).toMatchObject({
      channel: "#mail",
      text: "{{trigger.from.address}}: {{trigger.subject}}",
    });
  });

  test("what comes after a node that is to be chosen reads from it, and that is said once", () => {
    const { settings, said } = inRow(
      hook,
      node("Work it out", "code"),
      node("Tell", "slack", { text: "={{ $json.a }} {{ $json.b }}" }),
    );
    expect(settings("tell")?.["text"]).toBe("{{work_it_out.a}} {{work_it_out.b}}");
    expect(said.filter((one) => one.startsWith("Work it out:"))).toHaveLength(1);
  });

  test("cells of a new row stand in the order of its columns; rows that are read have no names", () => {
    const schema = ["Name", "When", "Email"].map((id) => ({ id }));
    const { settings, said } = inRow(
      hook,
      node("Add", "googleSheets", {
        operation: "append",
        documentId: { __rl: true, value: "s1" },
        columns: { value: { Email: "={{ $json.body.email }}", Name: "Mira" }, schema },
      }),
      node("Read", "googleSheets", { sheetId: "s2", filtersUI: {} }),
      node("Tell", "slack", { text: "={{ $json.Email }}" }),
    );
    const cells = settings("add")?.["values"] as { value: string }[] | undefined;
    expect(cells?.map(({ value }) => value)).toEqual(["Mira", "", "{{trigger.body.email}}"]);
    expect(settings("read")).toMatchObject({ sheet: "s2", action: "read" });
    expect(settings("tell")?.["text"]).toBe("");
    expect(said.join("\n")).toContain("Read: In n8n, it looks for certain rows.");
  });
});

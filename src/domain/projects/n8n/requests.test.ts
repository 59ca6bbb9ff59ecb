import { describe, expect, test } from "vitest";
import { hook, inRow, worked } from "../../../../tests/factories/n8n-import.ts";
import { node } from "../../../../tests/factories/n8n.ts";

describe("requests", () => {
  const older = (parameters: object) => node("Call", "httpRequest", parameters, { typeVersion: 1 });
  test("of the first generation keep their names and values", () => {
    const { settings } = inRow(
      hook,
      older({
        requestMethod: "PUT",
        url: "https://api.example.com/a",
        queryParametersUi: {
          parameter: [
            { name: "city", value: "New York & more" },
            { name: "q", value: "={{$json.body.q}}" },
          ],
        },
        headerParametersUi: { parameter: [{ name: "X-Shop", value: "tea" }] },
        bodyParametersUi: { parameter: [{ name: "sku", value: "T-1" }] },
      }),
    );
    expect(settings("call")).toMatchObject({
      method: "PUT",
      url: "https://api.example.com/a?city=New%20York%20%26%20more&q={{$encodeUrlComponent($string(trigger.body.q))}}",
      headers: [{ name: "X-Shop", value: "tea" }],
      body: JSON.stringify({ sku: "T-1" }, null, 2),
    });
  });

  test("written as JSON or sent as a form do so here; secrets are left out, ways to them aren't", () => {
    const { settings, said } = inRow(
      hook,
      node(
        "Json",
        "httpRequest",
        {
          method: "POST",
          url: "https://api.example.com/b?token=planted-1&page=2",
          jsonHeaders: '{"X-Api-Key":"planted-2","Accept":"text/csv"}',
          sendBody: true,
          jsonBody: '{"password": "planted-3", "max_tokens": 50, "auth": "{{ $json.body.key }}"}',
          options: { response: { response: { neverError: true } }, batching: {} },
        },
        { typeVersion: 4.2 },
      ),
      node(
        "Form",
        "httpRequest",
        {
          method: "POST",
          url: "https://api.example.com/c",
          sendBody: true,
          contentType: "form-urlencoded",
          bodyParameters: {
            parameters: [
              { name: "a b", value: "1&2" },
              { name: "max_tokens", value: "9" },
            ],
          },
          sendHeaders: true,
          headerParameters: {
            parameters: [
              { name: "Authorization", value: "=Bearer {{ $('Hook').item.json.body.key }}" },
              { name: "X-Token", value: "planted-4" },
            ],
          },
        },
        { typeVersion: 4.2 },
      ),
    );
    expect(settings("json")).toMatchObject({
      url: "https://api.example.com/b?page=2",
      headers: [{ name: "Accept", value: "text/csv" }],
      failsOnError: false,
    });
    expect(JSON.stringify([settings("json"), settings("form"), said])).not.toContain("planted");
    expect(settings("form")).toMatchObject({
      body: "a%20b=1%262&max_tokens=9",
      headers: [
        { name: "Authorization", value: "Bearer {{trigger.body.key}}" },
        { name: "Content-Type", value: "application/x-www-form-urlencoded" },
      ],
    });
    expect(said).toContain("Json: Its options weren’t imported: batching.");
    for (const name of ["token", "X-Api-Key", "password", "X-Token"])
      expect(said.join("\n")).toContain(`“${name}” was left out`);
  });

  test("a body from data keeps types and quotes", async () => {
    const { settings } = inRow(
      hook,
      older({
        requestMethod: "POST",
        url: "https://a.example",
        bodyParametersUi: {
          parameter: [
            { name: "text", value: '=Status: {{$json.body.ok ? "all \\"good\\"" : "bad"}}' },
            { name: "count", value: "={{$json.body.count}}" },
          ],
        },
      }),
    );
    const body = settings("call")?.["body"];
    const data = { trigger: { body: { ok: true, count: 2 } } };
    expect(await worked(body, data)).toEqual({ text: 'Status: all "good"', count: 2 });
  });
});

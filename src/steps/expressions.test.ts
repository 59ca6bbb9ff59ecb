import { expect, test } from "vitest";
import { expressionsIn, openExpressionAt, wholeExpressionOf } from "./expressions.ts";

const sources = (text: string) => expressionsIn(text).map(({ source }) => source);

test.each([
  ["Hello {{trigger.name}}, {{ trigger.city }}", ["trigger.name", " trigger.city "]],
  [`{{"}}"}}`, [`"}}"`]],
  [`{{'a "}}" b'}} and {{x}}`, [`'a "}}" b'`, "x"]],
  [`{{"a\\"}}"}}`, [`"a\\"}}"`]],
  [`{{{"a": {"b": trigger.c}}}}`, [`{"a": {"b": trigger.c}}`]],
  [`{{ {"a": {"b": 1}} }} and {{x}}`, [` {"a": {"b": 1}} `, "x"]],
  ["{{order.`a}}b`}}", ["order.`a}}b`"]],
  ["{{1 /* not }} yet */}}", ["1 /* not }} yet */"]],
  [`{{$replace(x, /"}}/, "")}}{{y}}`, [`$replace(x, /"}}/, "")`, "y"]],
  [`{{a / b}} and {{c / d}}`, ["a / b", "c / d"]],
  ["{{trigger.items{id: {'n': name}}}}", ["trigger.items{id: {'n': name}}"]],
  // A stray brace, and quotes or objects that aren't closed: it ends at the first two braces.
  ["{{a } b}}", ["a } b"]],
  ["It's {{trigger.it's}} so {{x}}", ["trigger.it's", "x"]],
  [`{{{"a": 1}} and {{x}}`, [`{"a": 1`, "x"]],
  ["{{never closed", []],
  ["}} nothing {", []],
])("%s holds %j", (text, expected) => {
  expect(sources(text)).toEqual(expected);
  for (const { at, length, source } of expressionsIn(text))
    expect(text.slice(at, at + length)).toBe(`{{${source}}}`);
});

test("a text that is one expression is known with its objects and quotes, and text beside it is seen", () => {
  expect(wholeExpressionOf(` {{ {"a": {"b": "}}"}} }} `)).toBe(` {"a": {"b": "}}"}} `);
  expect(wholeExpressionOf("{{a}}{{b}}")).toBeNull();
  expect(wholeExpressionOf("x {{a}}")).toBeNull();
  expect(wholeExpressionOf("no expression")).toBeNull();
});

test("an expression that is still being written is open where its braces began", () => {
  expect(openExpressionAt("a {{tri")).toBe(4);
  expect(openExpressionAt(`{{ {"a": {"b": 1}}, tri`)).toBe(2);
  expect(openExpressionAt(`{{"}}" & tri`)).toBe(2);
  expect(openExpressionAt("{{a}} and {{b}} tri")).toBeNull();
  expect(openExpressionAt("{{it's}} and")).toBeNull();
  expect(openExpressionAt("{{it's}} and {{tri")).toBe(15);
  expect(openExpressionAt("no braces")).toBeNull();
});

test("long texts of braces and quotes are read in one go", () => {
  for (const part of [`{{"}}`, "{{{}}", "{{'", "{{/}}", "{{`}}", "{{/*}}"]) {
    const text = part.repeat(200_000 / part.length);
    expect(expressionsIn(text).length).toBeLessThan(text.length);
  }
});

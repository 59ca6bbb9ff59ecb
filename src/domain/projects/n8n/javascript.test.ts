import { runInNewContext } from "node:vm";
import fc from "fast-check";
import jsonata from "jsonata";
import { expect, test } from "vitest";
import { parseExpression } from "../configuration/parse-expression.ts";
import { toOperand, toText } from "./expressions.ts";
import type { DataOf } from "./javascript-values.ts";
import { translate } from "./javascript.ts";

const order = {
  name: "Mira Stone",
  note: "  two\n  lines ",
  total: 12.5,
  count: 3,
  isPaid: true,
  empty: "",
  tags: ["red", "blue", "green"],
  lines: [{ sku: "T-1", "unit price": 4 }],
  address: { city: "Bern", "zip-code": "3000" },
};
const trigger = { body: order };
const data: DataOf = {
  before: { base: "trigger" },
  named: (name) => (name === "Look up" ? { base: "look_up.body" } : undefined),
  known: { "$workflow.name": '"Orders"' },
};
const steps = { trigger, look_up: { body: { level: "gold", rows: [1, 2] } } };
const inN8n = (source: string): unknown => {
  const item = { json: steps.look_up.body };
  const named = () => ({ item, first: () => item, last: () => item, all: () => [item] });
  const given = { json: trigger };
  const found: unknown = runInNewContext(`(${source})`, {
    $json: trigger,
    $: named,
    $node: { "Look up": item },
    $input: { item: given, first: () => given, all: () => [given] },
    $items: () => [item],
    $item: () => ({ $json: trigger, $node: { "Look up": item } }),
    $workflow: { name: "Orders" },
  });
  return JSON.parse(JSON.stringify(found)) as unknown;
};

test.each([
  "$json.body.name",
  "$json['body'][\"address\"]['zip-code']",
  "$json.body.lines[0]['unit price']",
  "$json?.body?.address?.city",
  "$('Look up').item.json.level",
  "$('Look up').first().json['level']",
  "$('Look up').all()[0].json.rows[1]",
  '$node["Look up"].json.level',
  "$items('Look up')[0].json.level",
  "$input.first().json.body.count",
  "$input.item.json.body.count",
  "$item(0).$json.body.count",
  "$item(0).$node['Look up'].json.level",
  "$workflow.name",
  "$json.body?.lines?.[0]?.sku",
  "($json.body.tags)[0].toUpperCase()",
  "$json.body /* an order */ .name",
  "$json.body.name.toUpperCase()",
  "$json.body.name.split(' ')[1].toLowerCase()",
  "$json.body.note.trim()",
  "$json.body.name.replace('Mira', 'Mirabelle')",
  "$json.body.name.replaceAll('e', 'E')",
  "$json.body.name.includes('Stone')",
  "$json.body.tags.includes('blue')",
  "$json.body.tags.join(', ')",
  "$json.body.name.slice(0, 4)",
  "$json.body.tags.slice(0, 2)",
  "$json.body.tags.slice(1)",
  "$json.body.name.substring(5)",
  "$json.body.name.startsWith('Mira')",
  "$json.body.name.endsWith('Stone')",
  "$json.body.name.charAt(1)",
  "$json.body.name[0].toLowerCase() + $json.body.name.slice(1)",
  "$json.body.tags[0].toUpperCase()",
  "$json.body.name.length",
  "$json.body.tags.length",
  "$json.body.total.toFixed(2)",
  "$json.body.total.toFixed(0).length",
  "$json.body.count + 1",
  "$json.body.name + ' (' + $json.body.count + ')'",
  "$json.body.address.city + $json.body.name",
  "$json.body.count + $json.body.total",
  "$json.body.total * 2 - 1",
  "$json.body.count % 2 === 1",
  "($json.body.count + 1) * 2",
  "$json.body.total > 10 && $json.body.isPaid === true",
  "$json.body.total < 10 || !$json.body.isPaid",
  "$json.body.isPaid ? 'paid' : 'open'",
  "$json.body.count > 5 ? 'many' : $json.body.count > 2 ? 'some' : 'few'",
  "$json.body.empty || 'nothing'",
  "$json.body.missing ?? 'nothing'",
  "$json.body.empty ?? 'nothing'",
  "$json.body.missing === undefined",
  "$json.body.name !== null",
  "`${$json.body.name}: ${$json.body.count * 2}, ${'x'}`",
  "`${$json.body.isPaid ? `paid by ${$json.body.name}` : '}'}`",
  "`plain`",
  "JSON.stringify($json.body.name)",
  "JSON.stringify($json.body.address)",
  "JSON.stringify({ name: $json.body.name, 'is paid': $json.body.isPaid })",
  "Number('12') + 1",
  "String($json.body.count)",
  "Math.round($json.body.total)",
  "Math.max($json.body.total, 20)",
  "Object.keys($json.body.address).length",
  "encodeURIComponent($json.body.name)",
  "[$json.body.count, 2][1]",
  "'it\\'s \"so\"'",
  "'\\x41\\u{1F600}'",
  "0x10 + 1e3 + .5",
])("%s gives the same as in n8n", async (source) => {
  const code = translate(source, data);
  expect(code).not.toBeNull();
  const found: unknown = await jsonata(code ?? "").evaluate(steps);
  expect(JSON.parse(JSON.stringify(found))).toEqual(inN8n(source));
});

test.each([
  "$json.tags.map((one) => one)",
  "$json.items.filter(x => x.a)",
  "$env.KEY",
  "$vars.key",
  "$prevNode.name",
  "$fromAI('what')",
  "$('Nowhere').item.json.a",
  "$json.a.match(/x/)",
  "$json[$json.key]",
  "JSON.parse($json.text)",
  "$json.constructor.constructor('return process')()",
  "process.exit(1)",
  "(() => 1)()",
  "$json.a; 1",
  "new Date($json.a).getTime()",
  "$now.plus({ months: 1 }).toISO()",
  "$now.toFormat('WW')",
  "'open",
  "$json.a +",
  "",
  "$binary.data",
  "'text'[0]",
  "null.a",
  "$($json.name).item.json.a",
  "$json.a?.()",
  "$json.a-- - 1",
  "$json.a ** 2",
  "$json.a in $json.b",
  "+$json.a",
  "$json.a || $json.b ?? 1",
  "$json.a, 1",
  "$json.a) + (1",
  "$json.a = 1",
  "[1, , 2]",
  "[...$json.a]",
  "{ ...$json }",
  "{ [$json.a]: 1 }",
  "{ get a() { return 1 } }",
  "$json.#a",
  "String`a`",
  "/x/",
  "10n",
  "1e999",
])("%s can't be said here, and isn't guessed", (source) => {
  expect(translate(source, data)).toBeNull();
});

test("moments are those of the clock, by their format", async () => {
  const at = async (source: string) =>
    (await jsonata(translate(source, data) ?? "").evaluate({})) as string;
  const now = Date.now();
  expect(Math.abs(Date.parse(await at("$now.toISO()")) - now)).toBeLessThan(60_000);
  const later = Date.parse(await at("$now.plus({ days: 2, hours: 1 }).toISO()"));
  expect(Math.abs(later - now - 49 * 3_600_000)).toBeLessThan(60_000);
  const iso = new Date(Date.parse(await at("$now.minus(1, 'weeks').toISO()"))).toISOString();
  expect(await at("$now.minus({ days: 7 }).toFormat('yyyy-MM-dd')")).toBe(iso.slice(0, 10));
  expect(await at("$today.toFormat(\"dd.MM.yyyy 'at' HH:mm\")")).toMatch(
    /^\d\d\.\d\d\.\d{4} at 00:00$/,
  );
  expect(await at("new Date().toISOString()")).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test("a text keeps its words; what can't be said is told and leaves nothing", () => {
  const left: string[] = [];
  const text = (value: unknown) => toText(value, data, (code) => left.push(code));
  expect(text("=Hi {{ $json.body.name }}, {{ $json.x.map(a => a) }}!")).toBe(
    "Hi {{trigger.body.name}}, !",
  );
  expect(left).toEqual(["$json.x.map(a => a)"]);
  expect(text("={{ { a: { b: $json.body.count } } }}")).toBe(
    '{{ {"a": {"b": trigger.body.count}} }}',
  );
  expect(text("Hello {{name}}")).toBe("Hello { {name}}");
  expect(text({ __rl: true, mode: "id", value: "=C-{{ $json.body.count }}" })).toBe(
    "C-{{trigger.body.count}}",
  );
  expect(toOperand("={{ $json.a }} of {{ $json.b }}", data)).toBe(
    '(trigger.a & " of " & trigger.b)',
  );
});

test("whatever an expression says, it is refused, or is one that JSONata can read and that fits", () => {
  const part = fc.constantFrom(
    ..."$json .a ['b c'] [0] ( ) { } + - * / % ? : , . ! && || ?? === < > 'x' `y${ } ` \"z\" 1 2.5 true null $now .plus( .slice(0,3) .length .includes('a') .toISO() $('A') .item .json new Date Math .round( => ; \\ # ü".split(
      " ",
    ),
  );
  const source = fc.oneof(
    fc.array(part, { maxLength: 25 }).map((parts) => parts.join("")),
    fc.array(part, { maxLength: 25 }).map((parts) => parts.join(" ")),
    fc.string({ maxLength: 60 }),
  );
  fc.assert(
    fc.property(source, (given) => {
      const code = translate(given, data);
      expect(code === null || code.length <= 1900).toBe(true);
      expect(code === null || !("problem" in parseExpression(code))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["that repeats itself without end", Array(60).fill("$json.a").join(" || ")],
  ["nested deeply", `${"(".repeat(3000)}1${")".repeat(3000)}`],
  ["of many calls", `$json.a${".slice(0,9)".repeat(200)}`],
  ["in many templates", `${"`${".repeat(300)}1${"}`".repeat(300)}`],
  ["with many signs", `${"!".repeat(500)}true`],
  ["of many lengths", `$json.a${".length".repeat(40)}`],
  ["of many operators", `${"1+".repeat(4000)}1`],
  ["with a deep regular expression", `/${"(".repeat(4900)}${")".repeat(4900)}/`],
  ["of much blank space", `${" ".repeat(20_000)}1`],
])("an expression %s is refused", (_what, source) => {
  expect(translate(source, data)).toBeNull();
});

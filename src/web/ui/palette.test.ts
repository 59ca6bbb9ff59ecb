import { expect, test } from "vitest";
import { matchCommands, type Command } from "./Palette.tsx";

const command = (label: string, words = ""): Command => ({
  id: label,
  label,
  words,
  run: () => {},
});
const groups = [
  { value: "Pages", items: [command("Subscribers"), command("Service Requests")] },
  { value: "Actions", items: [command("Logout", "sign out"), command("Theme: Dark")] },
];
const found = (typed: string) =>
  matchCommands(groups, typed).map(({ value, items }) => [value, ...items.map(({ id }) => id)]);

test("a command is found by all of its words, in any order and case", () => {
  expect(found("requests SERVICE")).toEqual([["Pages", "Service Requests"]]);
  expect(found("sign out")).toEqual([["Actions", "Logout"]]);
  expect(found("pages sub")).toEqual([["Pages", "Subscribers"]]);
  expect(found("")).toHaveLength(2);
  expect(found("invoices")).toEqual([]);
});

test("what begins with the typed words comes before what only has them", () => {
  const steps = [command("Merge", "waits for all"), command("Wait"), command("Wait for a webhook")];
  const [group] = matchCommands([{ value: "Flow", items: steps }], "wait");
  expect(group?.items.map(({ id }) => id)).toEqual(["Wait", "Wait for a webhook", "Merge"]);
});

import { describe, expect, test } from "vitest";
import { hand, imported, inRow, rowOf } from "../../../../tests/factories/n8n-import.ts";
import { node, to } from "../../../../tests/factories/n8n.ts";
import { importN8n } from "./import-n8n.ts";

describe("when it starts", () => {
  test.each([
    [
      "cron",
      { triggerTimes: { item: [{ mode: "everyWeek", hour: 9, weekday: "2" }] } },
      ["0 9 * * 2"],
    ],
    ["cron", { triggerTimes: { item: [{}] } }, ["0 14 * * *"]],
    [
      "cron",
      { triggerTimes: { item: [{ mode: "everyX", value: 10, unit: "minutes" }] } },
      ["*/10 * * * *"],
    ],
    [
      "cron",
      { triggerTimes: { item: [{ mode: "custom", cronExpression: "0 */5 8-17 * * 1-5" }] } },
      ["*/5 8-17 * * 1-5"],
    ],
    [
      "cron",
      {
        triggerTimes: {
          item: [
            { mode: "everyMonth", hour: 6 },
            { mode: "everyHour", minute: 20 },
          ],
        },
      },
      ["0 6 1 * *", "20 * * * *"],
    ],
    ["interval", { unit: "minutes", interval: 5 }, ["*/5 * * * *"]],
    ["interval", { interval: 30 }, ["* * * * *"]],
    [
      "scheduleTrigger",
      { rule: { interval: [{ triggerAtHour: 8 }, { triggerAtHour: 18 }] } },
      ["0 8 * * *", "0 18 * * *"],
    ],
    [
      "scheduleTrigger",
      { rule: { interval: [{ field: "weeks", triggerAtDay: [], triggerAtHour: 7 }] } },
      ["0 7 * * *"],
    ],
    ["scheduleTrigger", { rule: { interval: [{ field: "minutes" }] } }, ["*/5 * * * *"]],
  ])("%s %o is due at %o", (type, parameters, crons) => {
    const { automation } = inRow(node("Clock", type, parameters), node("Go", "noOp"));
    expect(automation.triggers.map((one) => one.configuration.settings["cron"])).toEqual(crons);
    expect(new Set(automation.triggers.map(({ id }) => id)).size).toBe(crons.length);
  });

  test("a time that can't be read is said, and so is a zone that isn't there", () => {
    const odd = node("Odd", "scheduleTrigger", {
      rule: { interval: [{ field: "cronExpression", expression: "={{ 1 }}" }] },
    });
    expect(inRow(odd, node("Go", "noOp")).said).toContain(
      "Odd: Its time couldn’t be read. It is 7:00 each day now: set it.",
    );
    const text = JSON.stringify({
      ...rowOf(node("At", "cron", { triggerTimes: { item: [{}] } }), node("Go", "noOp")),
      settings: { timezone: "DEFAULT" },
    });
    const { proposal, report } = importN8n(text);
    expect(proposal.configuration.automation.triggers[0]?.configuration.settings["zone"]).toBe(
      "UTC",
    );
    expect(report.notes.map((one) => one.text).join()).toContain("names no time zone");
  });

  test("triggers that are off or lead nowhere are left out, and said", () => {
    const { automation, said } = imported(
      [
        node("Old start", "start"),
        node("Paused", "webhook", {}, { disabled: true }),
        hand,
        node("Go", "noOp"),
      ],
      { Hand: { main: [to("Go")] }, Paused: { main: [to("Go")] }, "Old start": { main: [[]] } },
    );
    expect(automation.triggers.map(({ type }) => type)).toEqual(["manual"]);
    expect(said).toContain("Paused: It was turned off in n8n, so it was left out.");
    expect(said).toContain("Old start: Nothing follows it, so it was left out.");
  });
});

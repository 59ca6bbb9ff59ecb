import { describe, expect, test } from "vitest";
import { type Change, diffJson, type Json } from "#kit/json-changes.ts";
import { newStep, newTrigger } from "./automation.ts";
import { describeChanges, itemWords, placeWords } from "./describe-changes.ts";
import { newField } from "./form-interface.ts";
import { asJson, newConfiguration, type ServiceType, serviceTypes } from "./types.ts";

const chatbot = (change: (group: Record<string, Json>) => void) => {
  const configuration = asJson(newConfiguration("chatbot")) as { chatbot: Record<string, Json> };
  change(configuration.chatbot);
  return { name: "Bot", description: "", configuration } as unknown as Json;
};
const form = (fields: Json[]) => {
  const configuration = asJson(newConfiguration("form-interface")) as {
    formInterface: Record<string, Json>;
  };
  configuration.formInterface["fields"] = fields;
  return { name: "Form", description: "", configuration } as unknown as Json;
};
const field = (id: string, name: string, more: Record<string, Json> = {}) =>
  ({ ...newField(id, "email", "step-1"), name, ...more }) as unknown as Json;
const said = (type: ServiceType, from: Json, to: Json) =>
  describeChanges(type, diffJson(from, to), to);

describe("changes in words", () => {
  test("name a step of an automation as its owner does", () => {
    const step = newStep({ id: "a", type: "crm", name: "Keep the lead", settings: {} });
    const before = asJson(newConfiguration("automation")) as { automation: Record<string, Json> };
    const now = structuredClone(before);
    now.automation["workflows"] = [step];
    const documentOf = (configuration: unknown) =>
      ({ name: "A", description: "", configuration }) as unknown as Json;
    expect(said("automation", documentOf(before), documentOf(now)).join()).toContain(
      "“Keep the lead”",
    );
    const path = ["automation", "workflows", "#a", "configuration", "connectionId"];
    expect(itemWords(now as unknown as Json, path)).toBe("“Keep the lead”");
    expect(itemWords(now as unknown as Json, ["automation", "name"])).toBeNull();
    expect(itemWords(now as unknown as Json, ["automation", "workflows", "#gone"])).toBeNull();
  });

  test("call kinds of steps and triggers what the designer calls them, also where none is chosen yet", () => {
    const documentOf = (type: string, trigger: string): Json => {
      const configuration = newConfiguration("automation") as { automation: object };
      const workflows = [newStep({ id: "a", type, name: "Step" })];
      const triggers = [newTrigger({ id: "t", type: trigger, name: "Start" })];
      const automation = { ...configuration.automation, workflows, triggers };
      return { name: "A", description: "", configuration: { automation } };
    };
    const lines = said("automation", documentOf("action", "hand"), documentOf("email", "webhook"));
    expect(lines).toEqual(
      expect.arrayContaining([
        "“Step”: Type Action not chosen yet → Email",
        expect.stringMatching(/^“Start”: Type Trigger not chosen yet → /),
      ]),
    );
  });

  test("name the field by its title, with its values", () => {
    const from = chatbot(() => {});
    const to = chatbot((group) => {
      group["name"] = "Dental help";
    });
    expect(said("chatbot", from, to)).toEqual(["Bot Name “ChatBot” → “Dental help”"]);
  });

  test("say what came into a list of texts and what went", () => {
    const from = chatbot((group) => {
      group["knowledgeBase"] = ["Prices", "Hours"];
    });
    const to = chatbot((group) => {
      group["knowledgeBase"] = ["Hours", "Parking"];
    });
    expect(said("chatbot", from, to)).toEqual([
      expect.stringMatching(/: added “Parking”, removed “Prices”$/),
    ]);
  });

  test("name the item that changed, came, went or moved", () => {
    const [name, email] = [field("a", "Your name"), field("b", "Email")];
    expect(said("form-interface", form([name]), form([name, email]))).toEqual(["Added “Email”"]);
    expect(said("form-interface", form([name, email]), form([email]))).toEqual([
      "Removed “Your name”",
    ]);
    expect(said("form-interface", form([name, email]), form([email, name]))).toEqual([
      "Fields reordered",
    ]);
    const required = field("b", "Email", { required: true });
    expect(said("form-interface", form([name, email]), form([name, required]))).toEqual([
      "“Email”: Required off → on",
    ]);
  });

  test("say of a long text only that it changed", () => {
    const change: Change = { path: ["description"], from: "", to: "x".repeat(200) };
    expect(describeChanges("chatbot", [change])).toEqual(["Description changed"]);
  });

  test.each([
    ["", "fil_a", "Logo added"],
    ["fil_a", "fil_b", "Logo replaced"],
    ["fil_a", "", "Logo removed"],
  ])("say of a picture that it came or went, not its id", (from, to, words) => {
    const path = ["configuration", "formInterface", "styling", "logoFileId"];
    expect(describeChanges("form-interface", [{ path, from, to }])).toEqual([words]);
  });

  test("of what isn't known to the schema any more don't fail", () => {
    const change: Change = { path: ["configuration", "gone", "#x", "y"], from: 1, to: { z: 1 } };
    expect(describeChanges("chatbot", [change])).toHaveLength(1);
    expect(placeWords("chatbot", [], null)).toBe("");
  });

  test.each(serviceTypes)("every field of a new %s has a title", (type) => {
    const configuration = asJson(newConfiguration(type)) as Record<string, Record<string, Json>>;
    for (const [group, fields] of Object.entries(configuration))
      for (const key of Object.keys(fields))
        expect(placeWords(type, ["configuration", group, key], null)).not.toBe("Configuration");
  });
});

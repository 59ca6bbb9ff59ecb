import { describe, expect, test } from "vitest";
import { serviceTemplates } from "#content/service-templates.ts";
import { fillVideo } from "./fill-video.ts";
import { readTold } from "./told.ts";

const templates = serviceTemplates.filter((one) => one.serviceType === "ai-video-agent");
const scriptFor = (sentence: string) =>
  fillVideo(readTold(sentence), templates).configuration.videoAgent.script;

describe("a video's script", () => {
  test.each([
    [
      "We repair bicycles at people’s homes in Graz, also on Sundays",
      "We repair bicycles",
      "english",
    ],
    [
      "Wir reparieren Fahrräder zu Hause in Graz, auch am Sonntag",
      "Wir reparieren Fahrräder",
      "german",
    ],
    ["Reparamos bicicletas a domicilio en Graz", "Reparamos bicicletas", "spanish"],
    ["Nous réparons les vélos à domicile à Graz", "Nous réparons les vélos", "french"],
  ])("says what a company says of itself: %s", (sentence, start, language) => {
    const script = scriptFor(`${sentence} (60 seconds, in ${language})`);
    const [, second = ""] = script.split("\n\n");
    expect(second.startsWith(start)).toBe(true);
    expect(second.endsWith(".")).toBe(true);
    expect(script).not.toContain("60 seconds");
    expect(script).not.toContain("what you do about it");
  });

  test("doesn't mix two languages", () => {
    const script = scriptFor("Wir reparieren Fahrräder zu Hause in Graz (60 seconds, in english)");
    expect(script).not.toContain("Fahrräder");
    expect(script).toContain("Good to have you here.");
  });

  test("names a topic that is given without a sentence", () => {
    expect(scriptFor("descaling the coffee machine in the kitchen")).toContain(
      "\n\nIn this video: descaling the coffee machine in the kitchen.\n\n",
    );
  });

  test("leaves out the words that ask for a video", () => {
    expect(scriptFor("I want a friendly video for our dental practice")).not.toContain("I want");
  });
});

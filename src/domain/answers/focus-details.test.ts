import { expect, test } from "vitest";
import { detailWords } from "#content/answers/detail-words.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { detailsMeant } from "./focus-details.ts";
import { linesOf } from "./service-details.ts";

const meant = (question: string, id: string) => {
  const service = services.find((one) => one.id === id);
  return service ? detailsMeant(question, service).map(({ text }) => text) : [];
};

test.each([
  ["where are the documents kept?", "client-portal", /^Hosting:/],
  ["Wo liegen denn die Unterlagen nachher?", "client-portal", /^Hosting:/],
  ["¿y cuánto pueden ocupar los archivos?", "smart-form", /10 MB/],
  ["on peut être combien à se connecter ?", "market-dashboard", /up to 5 people/],
  ["et si j'ai un empêchement ce jour-là ?", "tech-consulting", /^Rescheduling:/],
  ["und wenn wir nicht alle Stunden verbrauchen?", "ongoing-maintenance", /unused hours end/],
  ["¿y la flecha desaparece después?", "pine-script-indicator", /^Repainting:/],
  ["they get called away, must they start all over?", "smart-form", /come back/],
  ["my brother in law built it, does that matter", "ongoing-maintenance", /someone else/],
  ["how often do you look whether it works?", "ongoing-maintenance", /every five minutes/],
  ["could you split that day over two mornings?", "tech-consulting", /two half days/],
  ["¿se puede quitar ese letrerito de la IA?", "ai-video-1min", /AI/],
  ["können wir die Bilder später selbst austauschen?", "full-website", /^Editor/],
  ["what if it breaks on a sunday", "workflow-automation", /^Failure handling:/],
])("everyday words find the line of the service talked about: %s", (question, id, line) =>
  expect(meant(question, id)).toContainEqual(expect.stringMatching(line)),
);

test("a question about something else finds no line", () => {
  expect(meant("do you work with dentists?", "client-portal")).toEqual([]);
});

test("each row of words finds a line of a service that is sold", () => {
  const lines = services.flatMap(linesOf);
  const idle = detailWords.filter(([line]) => !lines.some(({ text }) => line.test(text)));
  expect(idle).toEqual([]);
});

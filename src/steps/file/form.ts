import { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const madeTypes = ["text", "CSV", "JSON", "HTML"] as const;
/** What names of each type end with. */
export const endings = { text: "txt", CSV: "csv", JSON: "json", HTML: "html" } as const;

export const fileStep = defineStep({
  id: "file",
  title: "File",
  description: "Makes a text, CSV, JSON or HTML file, or reads one as text.",
  group: "data",
  settings: z.strictObject({
    action: z.enum(["make", "read"]).default("make").meta({ title: "What to do" }),
    type: z.enum(madeTypes).default("text").meta({ title: "File type" }),
    name: lineTemplate(200, "File name", "Such as Order {{trigger.body.id}}. Its ending is added."),
    content: template(
      20_000,
      "Content",
      "Text, or for CSV and JSON a list or object such as {{rows1.rows}}. Up to 1 MB. Later steps can send its link, which works for weeks for anyone who has it.",
    ),
    file: lineTemplate(
      500,
      "File",
      "That came with an answer of a form, such as {{trigger.answers.Attachment}}. Text, CSV, JSON and HTML can be read, up to 200 KB.",
    ),
  }),
  initial: { action: "make", type: "text", name: "", content: "", file: "" },
  needs: {},
  shows: ({ action }) =>
    action === "make" ? ["action", "type", "name", "content"] : ["action", "file"],
  problems: ({ action, name, content, file }) => {
    if (action === "read") return file.trim() === "" ? { file: "Enter the file." } : {};
    return {
      ...(name.trim() === "" && { name: "Enter the file’s name." }),
      ...(content.trim() === "" && { content: "Enter what is in it." }),
    };
  },
  sample: {
    file: "fil_…",
    name: "Order 1042.csv",
    size: 120,
    link: "https://example.com/files/fil_…",
    linkUntil: "2026-01-31T09:10:00.000Z",
  },
  sampleOf: ({ action, type }): Json =>
    action === "read"
      ? { file: "fil_…", name: "notes.txt", size: 120, text: "What is in it." }
      : {
          file: "fil_…",
          name: `Order 1042.${endings[type]}`,
          size: 120,
          link: "https://example.com/files/fil_…",
          linkUntil: "2026-01-31T09:10:00.000Z",
        },
  hasEffect: true,
  says: ({ action, name, type, file }) =>
    action === "make"
      ? name.trim()
        ? `${name}.${endings[type]}`
        : "No name yet"
      : `Read ${file.trim() || "a file"}`,
});

import { describe, expect, test } from "vitest";
import { fileTypes } from "#content/file-types.ts";
import { pngOf } from "../../../tests/factories/files.ts";
import { isOfType } from "./find-type.ts";

const typeOf = (ending: string) => {
  const type = fileTypes.find(({ endings }) => endings.includes(ending));
  if (!type) throw new Error(`no type ${ending}`);
  return type;
};
const text = (words: string) => Buffer.from(words);
const zip = (name: string, content: string) => {
  const data = Buffer.from(content);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(data.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), data, Buffer.alloc(64)]);
};
const openDocument = zip("mimetype", "application/vnd.oasis.opendocument.text");
const wordContent =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const macroContent =
  '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
const exe = Buffer.concat([text("MZ"), Buffer.alloc(200)]);
const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(60)]);

describe("a file that is what its name says is accepted", () => {
  test.each([
    ["png", pngOf(4000)],
    ["jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0])],
    ["gif", text("GIF89a\u0001\u0000\u0001\u0000")],
    ["pdf", text("%PDF-1.7\n1 0 obj\n")],
    ["zip", zip("notes.txt", "hello")],
    ["odt", openDocument],
    ["docx", zip("[Content_Types].xml", wordContent)],
    ["csv", text('name,"town"\nAda,London\n')],
    ["csv", Buffer.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x3b, 0x31])], // Müller;1 in Windows-1252
    ["txt", Buffer.from("\ufeffGrüße", "utf16le")],
    ["json", text('{"a": "<script>"}')],
    ["md", text("# Title\n\n<b>bold</b>")],
  ] as const)("%s", async (ending, head) => {
    expect(await isOfType(head, typeOf(ending))).toBe(true);
  });
});

describe("anything else under that name is refused", () => {
  test.each([
    ["png", text("hello")],
    ["png", exe],
    ["jpg", pngOf(4000)],
    ["pdf", text("<html><script>alert(1)</script>")],
    ["docx", zip("notes.txt", "hello")],
    ["docx", zip("[Content_Types].xml", macroContent)],
    ["zip", openDocument],
    ["txt", exe],
    ["txt", elf],
    ["txt", text("#!/bin/sh\nrm -rf /\n")],
    ["txt", text("\ufeff  <!DOCTYPE html><script>alert(1)</script>")],
    ["txt", Buffer.from("\ufeff<script>alert(1)</script>", "utf16le")],
    ["md", text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
    ["csv", text('<?xml version="1.0"?><html/>')],
    ["csv", Buffer.from([0, 1, 2, 3, 4])],
    ["txt", text("%PDF-1.7\n")],
  ] as const)("%s, case %#", async (ending, head) => {
    expect(await isOfType(head, typeOf(ending))).toBe(false);
  });
});

test("no ending that a browser or a system would run is accepted, but for web pages, which are only read", () => {
  const others = fileTypes.filter(({ kind }) => kind !== "webpage");
  const endings = others.flatMap((type) => type.endings);
  const active =
    "html htm xhtml svg xml js mjs css exe dll msi bat cmd sh ps1 jar apk app com scr vbs docm xlsm swf php wasm";
  expect(active.split(" ").filter((ending) => endings.includes(ending))).toEqual([]);
  expect(new Set(endings).size).toBe(endings.length);
});

test("a web page is text, with or without markup, and never a program", async () => {
  const webpage = fileTypes.find(({ kind }) => kind === "webpage");
  if (!webpage) throw new Error("no web pages");
  const is = (words: string) => isOfType(text(words), webpage);
  expect(await is("<!doctype html><p>Hello")).toBe(true);
  expect(await is('<?xml version="1.0"?><html/>')).toBe(true);
  expect(await is("MZ\0\0 a program")).toBe(false);
  expect(await is("%PDF-1.7 a document")).toBe(false);
});

test("only pictures, sound and film are shown in place", () => {
  const kinds = fileTypes.filter(({ isInline }) => isInline).map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual(["image", "audio", "video"]);
});

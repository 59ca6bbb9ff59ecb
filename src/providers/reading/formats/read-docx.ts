import mammoth from "mammoth";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { parseBody, sectionsOf, titleOf } from "./html-sections.ts";
import { toDocument } from "./sections.ts";
import { unpackOffice } from "./unpack-office.ts";

const parts = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(_rels\/)?[\w-]+\.xml(\.rels)?)$/;

/** @throws SourceUnreadable encrypted, damaged, unsupported, too_large, too_long, no_text */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const { value: html } = await mammoth.convertToHtml(
    { buffer: Buffer.from(unpackOffice(bytes, parts)) },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
    },
  );
  const document = parseBody(html);
  const sections = sectionsOf(document.body, { firstRowIsHeader: true });
  return toDocument(titleOf(document), sections, "no_text");
}

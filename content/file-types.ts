/** What people may upload. A type that isn't listed is refused, whatever it is. */
export const fileKinds = ["image", "document", "webpage", "audio", "video", "archive"] as const;
export type FileKind = (typeof fileKinds)[number];

export type FileType = {
  kind: FileKind;
  /** Endings of the name; the first is the usual one. */
  endings: readonly [string, ...string[]];
  /** As it is sent to browsers. */
  contentType: string;
  /** What its content is recognised as (endings, as the package file-type names them); none: it is plain text. */
  foundAs: readonly string[];
  /** It may hold markup: it is only read here, and saved by browsers, never shown. */
  isMarkup?: boolean;
  /** Browsers may show it in place: it can't run anything. */
  isInline?: boolean;
};

const openXml = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

export const fileTypes: readonly FileType[] = [
  {
    kind: "image",
    endings: ["png"],
    contentType: "image/png",
    foundAs: ["png", "apng"],
    isInline: true,
  },
  {
    kind: "image",
    endings: ["jpg", "jpeg"],
    contentType: "image/jpeg",
    foundAs: ["jpg"],
    isInline: true,
  },
  {
    kind: "image",
    endings: ["webp"],
    contentType: "image/webp",
    foundAs: ["webp"],
    isInline: true,
  },
  { kind: "image", endings: ["gif"], contentType: "image/gif", foundAs: ["gif"], isInline: true },
  { kind: "image", endings: ["heic"], contentType: "image/heic", foundAs: ["heic"] },
  { kind: "document", endings: ["pdf"], contentType: "application/pdf", foundAs: ["pdf"] },
  {
    kind: "document",
    endings: ["docx"],
    contentType: `${openXml}.wordprocessingml.document`,
    foundAs: ["docx"],
  },
  {
    kind: "document",
    endings: ["xlsx"],
    contentType: `${openXml}.spreadsheetml.sheet`,
    foundAs: ["xlsx"],
  },
  {
    kind: "document",
    endings: ["pptx"],
    contentType: `${openXml}.presentationml.presentation`,
    foundAs: ["pptx"],
  },
  { kind: "document", endings: ["odt"], contentType: `${openDocument}.text`, foundAs: ["odt"] },
  {
    kind: "document",
    endings: ["ods"],
    contentType: `${openDocument}.spreadsheet`,
    foundAs: ["ods"],
  },
  {
    kind: "document",
    endings: ["odp"],
    contentType: `${openDocument}.presentation`,
    foundAs: ["odp"],
  },
  { kind: "document", endings: ["txt"], contentType: "text/plain", foundAs: [] },
  { kind: "document", endings: ["md"], contentType: "text/markdown", foundAs: [] },
  { kind: "document", endings: ["csv"], contentType: "text/csv", foundAs: [] },
  { kind: "document", endings: ["json"], contentType: "application/json", foundAs: [] },
  {
    kind: "webpage",
    endings: ["html", "htm"],
    contentType: "text/html",
    foundAs: [],
    isMarkup: true,
  },
  { kind: "audio", endings: ["mp3"], contentType: "audio/mpeg", foundAs: ["mp3"], isInline: true },
  { kind: "audio", endings: ["wav"], contentType: "audio/wav", foundAs: ["wav"], isInline: true },
  { kind: "audio", endings: ["m4a"], contentType: "audio/mp4", foundAs: ["m4a"], isInline: true },
  {
    kind: "audio",
    endings: ["ogg", "oga", "opus"],
    contentType: "audio/ogg",
    foundAs: ["ogg", "oga", "opus"],
    isInline: true,
  },
  {
    kind: "video",
    endings: ["mp4"],
    contentType: "video/mp4",
    foundAs: ["mp4", "m4v"],
    isInline: true,
  },
  {
    kind: "video",
    endings: ["webm"],
    contentType: "video/webm",
    foundAs: ["webm"],
    isInline: true,
  },
  {
    kind: "video",
    endings: ["mov"],
    contentType: "video/quicktime",
    foundAs: ["mov"],
    isInline: true,
  },
  { kind: "archive", endings: ["zip"], contentType: "application/zip", foundAs: ["zip"] },
];

import bash from "highlight.js/lib/languages/bash";
import http from "highlight.js/lib/languages/http";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { pine } from "./pine-language.ts";

/**
 * The languages that documents show code in, by the name that a fence carries (```js). A grammar of our own is
 * a line here. Part of the build only (vite.config.ts): no page ships a highlighter.
 */
export const languages = {
  bash,
  http,
  html: xml,
  js: javascript,
  json,
  pine,
  python,
  ts: typescript,
};

/** Those names as readers know them; what is no language is set in plain letters. */
export const languageNames: Readonly<Record<keyof typeof languages | "text", string>> = {
  bash: "Shell",
  http: "HTTP",
  html: "HTML",
  js: "JavaScript",
  json: "JSON",
  pine: "Pine Script",
  python: "Python",
  text: "Text",
  ts: "TypeScript",
};

import { expect, test } from "vitest";
import { withImports } from "./with-imports.ts";

const built: Record<string, string> = {
  "/assets/later-x1.js": `const m=["assets/dialog-x5.js"];import{t as e}from"./help-x2.js";import"./make-x3.js";e(()=>import(\`./dialog-x5.js\`));`,
  "/assets/help-x2.js": `import{t}from"./make-x3.js";export{t};export*from"./words-x4.js";`,
  "/assets/make-x3.js": `import"./help-x2.js";export let t;`,
  "/assets/words-x4.js": "export let w;",
};

test("a built script is kept with all that it needs to run, each once, without what it fetches later", () => {
  expect(withImports("/assets/later-x1.js", (address) => built[address] ?? "")).toEqual([
    "/assets/later-x1.js",
    "/assets/help-x2.js",
    "/assets/make-x3.js",
    "/assets/words-x4.js",
  ]);
});

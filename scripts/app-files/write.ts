/**
 * After the build: what makes the site an app (docs/decisions/0019). Writes the manifest and the icons, and
 * tells the service worker which build it belongs to.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtFile, buildVersion, loadStaticFiles } from "../../src/http/static-files.ts";
import { manifestIcons, touchIcon } from "../../src/web/install/app-icons.ts";
import { webManifest } from "../../src/web/install/web-manifest.ts";
import { buildFacts } from "../../src/web/offline/build-facts.ts";
import { asIco, drawIcon, loadRenderer } from "./draw-icons.ts";
import { withImports } from "./with-imports.ts";

const root = process.argv[2] ?? "build/client";
const write = (address: string, content: string | Uint8Array) => {
  const file = join(root, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

await loadRenderer();
for (const icon of [...manifestIcons, touchIcon]) write(icon.src, drawIcon(icon));
write("/favicon.ico", asIco(drawIcon({ size: 32, purpose: "any" }), 32));
write("/manifest.webmanifest", JSON.stringify(webManifest()));

const files = loadStaticFiles(root, []);
const worker = readFileSync(join(root, "service-worker.js"), "utf8");
if (/^\s*(import|export)\b/m.test(worker))
  throw new Error("The service worker must be one classic script, without imports");
const facts = buildFacts({
  version: buildVersion(files.keys()),
  assets: [
    builtFile(files, "app", "css"),
    builtFile(files, "help", "css"),
    builtFile(files, "head", "js"),
    ...withImports(builtFile(files, "later", "js"), (address) =>
      readFileSync(join(root, address), "utf8"),
    ),
  ],
});
write("/service-worker.js", `const build=${JSON.stringify(facts)};\n${worker}`);

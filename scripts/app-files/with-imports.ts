/**
 * A built script and all that it imports before it runs: none of them does anything without the others.
 * @param address e.g. `/assets/later-x1.js`
 * @param read the code at an address
 */
export function withImports(address: string, read: (address: string) => string): string[] {
  const found = new Set<string>();
  const add = (one: string) => {
    if (found.has(one)) return;
    found.add(one);
    for (const [, path = ""] of read(one).matchAll(/\b(?:from|import)\s*"(\.[^"]+\.js)"/g))
      add(new URL(path, `file://${one}`).pathname);
  };
  add(address);
  return [...found];
}

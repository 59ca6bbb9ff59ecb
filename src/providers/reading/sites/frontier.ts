import { patternOf } from "./page-address.ts";

type Entry = { address: string; depth: number };

/** The addresses of a site that are still to be read, each once, and a bounded number of each pattern. */
export class Frontier {
  readonly #open: Entry[] = [];
  readonly #seen = new Set<string>();
  readonly #patterns = new Map<string, number>();
  readonly #maxDepth: number;

  constructor({ maxDepth }: { maxDepth: number }) {
    this.#maxDepth = maxDepth;
  }

  get length(): number {
    return this.#open.length;
  }

  /** Whether it is new; from now on it isn't. With and without a slash at its end an address is the same. */
  see(address: string): boolean {
    const key = address.replace(/\/(?=$|\?)/, "");
    return this.#seen.size < this.#seen.add(key).size;
  }

  /** Addresses that a list of the site names, whose number the site answers for. */
  addListed(addresses: Iterable<string>): void {
    for (const address of addresses)
      if (this.see(address)) this.#open.push({ address, depth: this.#maxDepth });
  }

  /** Links of a page at `depth` clicks from the first. */
  addLinks(addresses: Iterable<string>, depth: number): void {
    if (depth > this.#maxDepth) return;
    for (const address of addresses) {
      const { pattern, maxPages } = patternOf(address);
      const count = this.#patterns.get(pattern) ?? 0;
      if (count >= maxPages || !this.see(address)) continue;
      this.#patterns.set(pattern, count + 1);
      this.#open.push({ address, depth });
    }
  }

  next(): Entry | undefined {
    return this.#open.shift();
  }
}

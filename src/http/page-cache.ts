import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { storeVariants, type Stored } from "./variants.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type CachedPage = {
  pattern: string;
  params: Record<string, readonly string[]>;
  tags: string[];
};

type Entry = {
  stored: Stored;
  tags: string[];
  /** Changes may have been missed since: served only where the database is away and nothing newer can be drawn. */
  isOutdated: boolean;
};
export type Rendered = { status: number; headers: [string, string][]; body: Buffer };

const maxEntries = 500;

/**
 * Public pages, kept whole in memory (design, Pages). An entry lives until something that it shows
 * changes; there is no time limit, because a purge reaches every node (migration 0001, db/listen.ts). While the
 * database is away, what is stored is served.
 */
export class PageCache {
  #entries = new Map<string, Entry>();
  #running = new Map<string, Promise<Rendered | Stored>>();
  /** Counts purges: a page rendered before one must not be stored after it. */
  #generation = 0;
  #isCutOff = false;
  readonly #pages: { match: RegExp; page: CachedPage }[];

  constructor(pages: CachedPage[]) {
    this.#pages = pages.map((page) => ({
      match: new RegExp(`^${page.pattern.replace(/:[a-z]+/g, "[a-z0-9-]+")}$`),
      page,
    }));
  }

  /**
   * The page's own address for a request's address: unknown parameters dropped, known ones in order.
   * Null where the address is no cached page.
   */
  keyOf(url: string): { key: string; page: CachedPage } | null {
    const cut = url.indexOf("?");
    const path = cut < 0 ? url : url.slice(0, cut);
    const found = this.#pages.find(({ match }) => match.test(path));
    if (!found) return null;
    if (cut < 0) return { key: path, page: found.page };
    const given = new URLSearchParams(url.slice(cut + 1));
    const kept = new URLSearchParams();
    for (const [name, values] of Object.entries(found.page.params)) {
      const value = given.get(name);
      if (value !== null && values.includes(value)) kept.set(name, value);
    }
    return { key: kept.size ? `${path}?${kept.toString()}` : path, page: found.page };
  }

  /** A stored page by its exact address: the quick way, tried first. */
  get(key: string): Stored | undefined {
    const entry = this.#entries.get(key);
    return entry && (!entry.isOutdated || this.#isCutOff) ? entry.stored : undefined;
  }

  /**
   * The page from memory, or rendered once however many ask at the same time. What is not a 200 is
   * answered, but not kept; where the database is away (503), an outdated page is answered instead.
   */
  getOrRender(
    key: string,
    tags: string[],
    render: () => Promise<Rendered>,
  ): Promise<Rendered | Stored> {
    const hit = this.get(key);
    if (hit) return Promise.resolve(hit);
    const running = this.#running.get(key);
    if (running) return running;
    const generation = this.#generation;
    const work = render()
      .then(async (rendered) => {
        if (rendered.status === 503) return this.#entries.get(key)?.stored ?? rendered;
        if (rendered.status !== 200) {
          this.#entries.delete(key); // what was outdated is no page any longer
          return rendered;
        }
        const [br, gz] = await Promise.all([
          compressBrotli(rendered.body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 9,
              [constants.BROTLI_PARAM_SIZE_HINT]: rendered.body.length,
            },
          }),
          compressGzip(rendered.body, { level: 9 }),
        ]);
        const stored = storeVariants({ plain: rendered.body, br, gzip: gz }, rendered.headers);
        if (generation === this.#generation) this.#store(key, { stored, tags, isOutdated: false });
        return stored;
      })
      .finally(() => {
        if (this.#running.get(key) === work) this.#running.delete(key);
      });
    this.#running.set(key, work);
    return work;
  }

  /** Forgets the pages that show `tag`. */
  purge(tag: string): void {
    this.#endRunning();
    for (const [key, { tags }] of this.#entries) if (tags.includes(tag)) this.#entries.delete(key);
  }

  /** From now on no change is heard of: what is stored is served as it is. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  /** Changes are heard of again, but some may have been missed: every page has to be drawn anew. */
  reconnected(): void {
    this.#isCutOff = false;
    this.#endRunning();
    for (const entry of this.#entries.values()) entry.isOutdated = true;
  }

  /** What is being rendered now is answered, but not kept. */
  #endRunning(): void {
    this.#generation += 1;
    this.#running.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  #store(key: string, entry: Entry): void {
    this.#entries.delete(key); // the newest stands last
    this.#entries.set(key, entry);
    if (this.#entries.size <= maxEntries) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}

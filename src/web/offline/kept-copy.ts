/** Caches by name; each is in content/browser-storage.ts. What has another name is an older worker's. */
export const cacheNames = {
  shell: "aria-shell",
  pages: "aria-pages",
  assets: "aria-assets",
} as const;

/** Whether an answer may be kept: whole, from here, and meant for everyone. */
export const mayKeep = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.type === "basic" &&
  !answer.redirected &&
  !/private|no-store/i.test(answer.headers.get("cache-control") ?? "private");

/**
 * Keeps an answer under its address; beyond `most` the oldest goes. A full disk is no error.
 * @param spared addresses that always stay, and don't count
 */
export async function keep(
  cacheName: string,
  address: string,
  answer: Response,
  most: number,
  spared: readonly string[] = [],
): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(address, answer);
    const kept = (await cache.keys()).filter(({ url }) => !spared.includes(new URL(url).pathname));
    await Promise.all(kept.slice(0, -most).map((one) => cache.delete(one)));
  } catch {
    // the page itself is there; only its copy isn't
  }
}

/** A kept page, saying from when it is: the answer's own date, which something on the line may have taken out. */
export function markedCopy(copy: Response): Promise<Response> {
  const date = new Date(copy.headers.get("date") ?? "");
  // Not by kit/date-words.ts, which others share: a worker is one file, without imports.
  const day = date.toLocaleDateString("en-GB", { dateStyle: "long" });
  const words = Number.isNaN(date.getTime())
    ? "this is a copy"
    : `this copy is from <time datetime="${date.toISOString()}">${day}</time>`;
  return changed(copy, 200, (html) =>
    html.replace(
      /<main[^>]*>/,
      (main) => `${main}<p class="band offline-mark">You are offline: ${words}.</p>`,
    ),
  );
}

/** The offline page, with links to the pages of which there is a copy. */
export async function offlinePage(): Promise<Response> {
  const [page, pages] = await Promise.all([
    caches.match("/offline", { cacheName: cacheNames.shell }),
    caches.open(cacheNames.pages),
  ]);
  if (!page) return Response.error();
  const links = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const html = await (await pages.match(request))?.text();
      const [, title] = /<title>(.*?)(?: · .*)?<\/title>/.exec(html ?? "") ?? [];
      return title ? `<li><a href="${new URL(request.url).pathname}">${title}</a></li>` : "";
    }),
  );
  const list = links.join("");
  return changed(page, 503, (html) =>
    list
      ? html.replace(
          /(<div id="kept"[^>]*>).*?<\/div>/s,
          (_, begin: string) => `${begin}<ul>${list}</ul></div>`,
        )
      : html,
  );
}

async function changed(
  copy: Response,
  status: number,
  change: (html: string) => string,
): Promise<Response> {
  const headers = new Headers(copy.headers);
  // They speak of the bytes as they came, and of a file that can't be fetched now.
  for (const name of ["content-encoding", "content-length", "speculation-rules"])
    headers.delete(name);
  return new Response(change(await copy.text()), { status, headers });
}

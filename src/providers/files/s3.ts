import { type ByteRange, FileGone, type FileStore, FileStoreDown } from "#domain/files/ports.ts";
import { createS3Requests, type S3Options } from "./s3-requests.ts";

const prefix = "files/";
const keyPath = (key: string) => prefix + encodeURIComponent(key);

/**
 * Files as objects in a bucket of any store that speaks S3. Whole files are written at once (up to 5 GB), signed with
 * the SHA-256 of their content: stores that check it, as Amazon's does, refuse what was damaged on its way.
 */
export function createS3Store(options: S3Options): FileStore {
  const send = createS3Requests(options);
  const remove = async (key: string) => {
    const answer = await send({ method: "DELETE", path: keyPath(key) }, { mayBeMissing: true });
    await answer.body?.cancel();
  };
  return {
    name: "s3",

    async write(key, bytes, { size, sha256 }) {
      try {
        const answer = await send({ method: "PUT", path: keyPath(key), bytes, size, sha256 });
        await answer.body?.cancel();
      } catch (error) {
        await remove(key).catch(() => {}); // some stores keep what came until the line broke
        throw error;
      }
    },

    read: (key, range) => readObject(send, key, range),

    remove,

    async keysBefore(time, { after, limit }) {
      const keys: string[] = [];
      for (let from = after; ;) {
        const page = await readPage(send, from);
        keys.push(...page.filter(({ at }) => at < time).map(({ key }) => key));
        from = page.at(-1)?.key ?? "";
        if (keys.length >= limit || page.length < pageSize) return keys.slice(0, limit);
      }
    },
  };
}

type Send = ReturnType<typeof createS3Requests>;

async function* readObject(
  send: Send,
  key: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const answer = await send(
    { method: "GET", path: keyPath(key), headers: { range: `bytes=${start}-${end - 1}` } },
    { mayBeMissing: true },
  );
  if (answer.status === 404 || answer.status === 416) {
    await answer.body?.cancel();
    throw new FileGone("the store has no such file, or a shorter one");
  }
  let rest = end - start;
  if (answer.status !== 206) throw new FileStoreDown("the store ignores ranges");
  for await (const chunk of answer.chunks()) {
    const asked = chunk.subarray(0, rest); // a store may give more than it was asked for
    rest -= asked.length;
    if (asked.length > 0) yield asked;
    if (rest === 0) return;
  }
  if (rest > 0) throw new FileGone("the store has a shorter file");
}

const pageSize = 1000;

/** Objects after a key, in the order of their keys (ListObjectsV2); a full page means that there may be more. */
async function readPage(send: Send, after: string): Promise<{ key: string; at: Date }[]> {
  const query = new URLSearchParams({
    "list-type": "2",
    "max-keys": String(pageSize),
    prefix,
    "start-after": prefix + after,
  });
  const answer = await send({ method: "GET", path: "", query });
  const text = await answer.text();
  if (!text.includes("<ListBucketResult")) throw new FileStoreDown("the store doesn’t list");
  return [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = ""]) => {
    const key = /<Key>files\/([\w-]+)<\/Key>/.exec(entry)?.[1];
    const at = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1];
    return [{ key: key ?? "", at: new Date(key && at ? at : 8.64e15) }]; // foreign objects are never old
  });
}

import { AwsV4Signer } from "aws4fetch";
import { FileStoreDown } from "#domain/files/ports.ts";

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
  /** How long the store may be silent, and take nothing. */
  idleMs?: number;
};

type S3Request = {
  method: "GET" | "PUT" | "DELETE";
  /** Below the bucket, encoded; empty for the bucket itself. */
  path: string;
  query?: URLSearchParams;
  headers?: Record<string, string>;
} & ({ bytes?: undefined } | { bytes: AsyncIterable<Uint8Array>; size: number; sha256: string });

/** Sends signed requests (AWS Signature Version 4). @throws FileStoreDown for every answer but 2xx, and without one */
export function createS3Requests({ idleMs = 30_000, ...options }: S3Options) {
  const base = new URL(options.endpoint);
  if (options.forcePathStyle)
    base.pathname = `${base.pathname.replace(/\/$/, "")}/${options.bucket}`;
  else base.hostname = `${options.bucket}.${base.hostname}`;

  return async (request: S3Request, { mayBeMissing = false } = {}) => {
    const { method, path, query, bytes } = request;
    const url = new URL(base);
    if (path !== "") url.pathname = `${base.pathname.replace(/\/$/, "")}/${path}`;
    url.search = query?.toString() ?? "";
    const { headers } = await new AwsV4Signer({
      ...options,
      service: "s3",
      method,
      url: url.href,
      headers: {
        ...request.headers,
        ...(bytes && { "x-amz-content-sha256": request.sha256 }),
      },
    }).sign();
    const watch = watchIdle(idleMs);
    let failure: unknown;
    const outgoing = bytes && noting(watched(bytes, watch), (error) => (failure = error));
    if (bytes) headers.set("content-length", String(request.size));
    const answer = await fetch(url, {
      method,
      headers,
      signal: watch.signal,
      redirect: "error",
      ...(outgoing && { body: streamOf(outgoing), duplex: "half" }),
    }).catch((cause: unknown) => {
      watch.stop();
      if (failure !== undefined) throw failure; // ours, not the store's
      throw new FileStoreDown(`the file store can’t be reached (${codeOf(cause)})`, { cause });
    });
    const isMissing = mayBeMissing && (answer.status === 404 || answer.status === 416);
    if (!answer.ok && !isMissing) {
      watch.stop();
      const text = await answer.text().catch(() => "");
      const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
      throw new FileStoreDown(`the file store answered ${answer.status} ${code}`.trim());
    }
    if (isMissing || !answer.body) watch.stop();
    return {
      status: answer.status,
      body: answer.body,
      text: async () => textOf(chunksOf(answer, watch)),
      chunks: () => chunksOf(answer, watch),
    };
  };
}

type Watch = ReturnType<typeof watchIdle>;

/** Gives a request up on which nothing has moved for a while. */
function watchIdle(idleMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error("silence")), idleMs);
  timer.unref();
  return {
    signal: controller.signal,
    moved: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  };
}

async function* watched(bytes: AsyncIterable<Uint8Array>, { moved }: Watch) {
  for await (const chunk of bytes) {
    moved();
    yield chunk;
  }
  moved();
}

async function* noting<T>(items: AsyncIterable<T>, note: (error: unknown) => void) {
  try {
    yield* items;
  } catch (error) {
    note(error);
    throw error;
  }
}

async function* chunksOf(answer: Response, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    if (answer.body) yield* watched(answer.body, watch);
  } catch (cause) {
    throw new FileStoreDown(`the file store broke off (${codeOf(cause)})`, { cause });
  } finally {
    watch.stop();
  }
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** `ECONNREFUSED` and the like; never an address or a key. */
function codeOf(error: unknown): string {
  const { cause, code, name } = error as {
    cause?: { code?: string };
    code?: string;
    name?: string;
  };
  return cause?.code ?? code ?? name ?? "no reason given";
}

import { files } from "#content/promises.ts";
import { ApiError, refusalOf } from "./api-call.ts";
import { findUpload, fingerprintOf, keepUpload } from "./kept-uploads.ts";

export type UploadedFile = { id: string; name: string; size: number };
export type UploadProgress = {
  sentBytes: number;
  /** The line is gone, and the next try is waited for. */
  isOffline: boolean;
};

type Options = {
  /** From the server, in the page's data (`createUploadTicket`). */
  ticket: string;
  /** Names where the file goes, the same after a reload: `project/prj_…`. */
  place: string;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
  /** How long the first pause before another try is; each next one is twice as long. For tests. */
  pauseMs?: number;
};

/** How far an upload is, as the server says. */
type Upload = { id: string; state: string; name: string; size: number; offset: number };

const address = "/functions/files";
const maxSliceBytes = files.maxPartMegabytes * 1024 * 1024;
/** As the server stores it: less at once gains nothing. */
const minSliceBytes = 512 * 1024;
const [quickMs, slowMs] = [1000, 5000];
const [maxPauseMs, maxTries] = [20_000, 12];

/**
 * Uploads a file in slices, larger ones the faster the line is. Where the line breaks, it tries again and goes on where
 * the server is; after a reload too, once the same file is chosen again.
 * @throws ApiError where the server says no, in words for the person; AbortError; TypeError where the line stays away
 */
export async function uploadFile(file: File, options: Options): Promise<UploadedFile> {
  const fingerprint = fingerprintOf(file, options.place);
  const sending = new Sending(options);
  try {
    let upload = await sending.persist(() => begin(file, fingerprint, sending));
    sending.tell(upload.offset);
    let sliceBytes = minSliceBytes;
    while (upload.state !== "ready") {
      const { id, offset } = upload;
      const slice = file.slice(offset, offset + sliceBytes);
      const startedMs = performance.now();
      upload = await sending.persist(
        () => sending.send(id, offset, slice),
        () => sending.ask(id),
      );
      const tookMs = performance.now() - startedMs;
      if (tookMs < quickMs) sliceBytes = Math.min(sliceBytes * 2, maxSliceBytes);
      if (tookMs > slowMs) sliceBytes = Math.max(sliceBytes / 2, minSliceBytes);
      sending.tell(upload.offset);
    }
    keepUpload(fingerprint, null);
    return { id: upload.id, name: upload.name, size: upload.size };
  } catch (error) {
    if (error instanceof ApiError && !options.signal?.aborted) keepUpload(fingerprint, null);
    throw error;
  }
}

/** Takes an uploaded file back, e.g. where a person removes it from a form. */
export async function removeUpload(id: string, ticket: string): Promise<void> {
  const headers = { "tus-resumable": "1.0.0", "upload-ticket": ticket };
  const answer = await fetch(`${address}/${id}`, { method: "DELETE", headers });
  if (!answer.ok && answer.status !== 404) throw await refusalOf(answer);
}

/** Goes on with an earlier upload of the same file, or announces a new one. */
async function begin(file: File, fingerprint: string, sending: Sending): Promise<Upload> {
  const kept = findUpload(fingerprint);
  const former = kept && (await sending.continue(kept).catch(unlessRefused));
  if (former && former.state !== "failed") {
    keepUpload(fingerprint, { id: former.id, ticket: sending.ticket });
    return former;
  }
  const upload = await sending.announce(file);
  keepUpload(fingerprint, { id: upload.id, ticket: sending.ticket });
  return upload;
}

/** A refused earlier upload is over: a new one begins. */
function unlessRefused(error: unknown): null {
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) return null;
  throw error;
}

class Sending {
  readonly ticket: string;
  readonly #options: Options;
  #sentBytes = 0;

  constructor(options: Options) {
    this.ticket = options.ticket;
    this.#options = options;
  }

  /** So much has arrived. */
  tell(sentBytes: number): void {
    this.#sentBytes = sentBytes;
    this.#options.onProgress?.({ sentBytes, isOffline: false });
  }

  announce(file: File): Promise<Upload> {
    const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)));
    return this.#request("", "POST", {
      "upload-length": String(file.size),
      "upload-metadata": `filename ${name}`,
    });
  }

  continue({ id, ticket }: { id: string; ticket: string }): Promise<Upload> {
    return this.#request(`/${id}`, "POST", { "upload-former-ticket": ticket });
  }

  ask(id: string): Promise<Upload> {
    return this.#request(`/${id}`, "GET", {});
  }

  /** Sends a slice, and asks how far the upload is then. */
  async send(id: string, offset: number, slice: Blob): Promise<Upload> {
    const type = "application/offset+octet-stream";
    await this.#fetch(
      `/${id}`,
      { method: "PATCH", body: slice },
      { "upload-offset": String(offset), "content-type": type },
    );
    return this.ask(id);
  }

  /** Does `work` until it succeeds or the server refuses; after a failure `again`, if there is such a thing. */
  async persist(work: () => Promise<Upload>, again = work): Promise<Upload> {
    const { onProgress, signal, pauseMs = 1000 } = this.#options;
    let now = work;
    for (let tries = 1; ; tries++) {
      try {
        return await now();
      } catch (error) {
        signal?.throwIfAborted();
        if (tries === maxTries || !isWorthAnotherTry(error)) throw error;
        const isOutOfStep = error instanceof ApiError && error.status === 409;
        if (!isOutOfStep) {
          onProgress?.({ sentBytes: this.#sentBytes, isOffline: true });
          await untilNextTry(Math.min(pauseMs * 2 ** (tries - 1), maxPauseMs), signal);
        }
        now = again;
      }
    }
  }

  async #request(path: string, method: string, headers: Record<string, string>): Promise<Upload> {
    return (await this.#fetch(path, { method }, headers)).json() as Promise<Upload>;
  }

  async #fetch(path: string, init: RequestInit, headers: Record<string, string>) {
    const answer = await fetch(address + path, {
      ...init,
      headers: { ...headers, "tus-resumable": "1.0.0", "upload-ticket": this.ticket },
      signal: this.#options.signal ?? null,
    });
    if (!answer.ok) throw await refusalOf(answer);
    return answer;
  }
}

/** The line, our server in trouble, too much at once, or another tab that sends the same file. */
const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  error.status === 429 ||
  error.code === "upload_out_of_step" ||
  error.code === "request_cut_off";

/** At once where the browser hears that the line is back. */
function untilNextTry(pauseMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
}

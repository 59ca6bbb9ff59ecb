import { useEffect, useRef, useState } from "react";
import { ApiError } from "../kit/api-call.ts";
import { removeUpload, type UploadedFile, uploadFile } from "../kit/upload-file.ts";

/** A file that was chosen, as it is shown. */
export type UploadItem = {
  key: number;
  name: string;
  size: number;
  sentBytes: number;
  state: "waiting" | "uploading" | "offline" | "ready" | "failed";
  /** Of a ready file. */
  id?: string;
  /** Why it failed, in words for the person. */
  problem?: string;
  /** Trying again makes sense. */
  mayRetry?: boolean;
};

export type UploadTarget = {
  ticket: string;
  /** See `uploadFile`. */
  place: string;
  onChange?: ((files: UploadedFile[]) => void) | undefined;
};

const readyFiles = (items: readonly UploadItem[]): UploadedFile[] =>
  items.flatMap(({ id, name, size }) => (id ? [{ id, name, size }] : []));

/** Uploads what is chosen, one file after the other, while the component is there. */
export function useUploads(target: UploadTarget, initial: readonly UploadedFile[]) {
  const [items, setItems] = useState<UploadItem[]>(() =>
    initial.map((file, index) => ({ ...file, key: index, sentBytes: file.size, state: "ready" })),
  );
  const latest = useRef({ items, target });
  const chosen = useRef(new Map<number, { file: File; stop: AbortController }>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    latest.current.target = target;
  });
  useEffect(() => {
    const all = chosen.current;
    return () => all.forEach(({ stop }) => stop.abort());
  }, []);

  const change = (next: UploadItem[]) => {
    const before = JSON.stringify(readyFiles(latest.current.items));
    latest.current.items = next;
    setItems(next);
    const now = readyFiles(next);
    if (JSON.stringify(now) !== before) latest.current.target.onChange?.(now);
  };
  const update = (key: number, part: Partial<UploadItem>) =>
    change(latest.current.items.map((item) => (item.key === key ? { ...item, ...part } : item)));

  async function send(key: number): Promise<void> {
    const { file, stop } = chosen.current.get(key) ?? {};
    if (!file || !stop || stop.signal.aborted) return;
    update(key, { state: "uploading" });
    try {
      const uploaded = await uploadFile(file, {
        ...latest.current.target,
        signal: stop.signal,
        onProgress: ({ sentBytes, isOffline }) =>
          update(key, { sentBytes, state: isOffline ? "offline" : "uploading" }),
      });
      update(key, { ...uploaded, sentBytes: uploaded.size, state: "ready" });
    } catch (error) {
      if (!stop.signal.aborted) update(key, failed(error));
    }
  }
  const start = (key: number) => {
    queue.current = queue.current.then(() => send(key));
  };

  return {
    items,
    add(files: readonly File[]) {
      const first = Math.max(-1, ...latest.current.items.map(({ key }) => key)) + 1;
      const added = files.map(({ name, size }, index): UploadItem => {
        chosen.current.set(first + index, {
          file: files[index] as File,
          stop: new AbortController(),
        });
        return { key: first + index, name, size, sentBytes: 0, state: "waiting" };
      });
      change([...latest.current.items, ...added]);
      for (const { key } of added) start(key);
    },
    retry(key: number) {
      update(key, { state: "waiting" });
      start(key);
    },
    remove(key: number) {
      const item = latest.current.items.find((one) => one.key === key);
      chosen.current.get(key)?.stop.abort();
      chosen.current.delete(key);
      change(latest.current.items.filter((one) => one.key !== key));
      // A file that can't be taken back now goes by itself after a day.
      if (item?.id) void removeUpload(item.id, latest.current.target.ticket).catch(() => {});
    },
  };
}

const failed = (error: unknown): Partial<UploadItem> => ({
  state: "failed",
  problem:
    error instanceof ApiError
      ? error.message
      : "Connection lost. Check your connection and try again.",
  mayRetry: !(error instanceof ApiError) || error.status >= 500 || error.status === 429,
});

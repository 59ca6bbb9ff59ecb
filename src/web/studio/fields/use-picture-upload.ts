import { useEffect, useRef, useState } from "react";
import type { PictureUpload } from "#domain/projects/contract.ts";
import { ApiError } from "../../kit/api-call.ts";
import { uploadFile } from "../../kit/upload-file.ts";
import { callProject } from "../workspace/call-project.ts";

type Upload =
  | { state: "none" }
  | { state: "uploading" | "offline"; name: string; percent: number }
  | { state: "failed"; problem: string; file: File | null };

const lost = "Connection lost. Check your connection and try again.";

/** Uploads one picture of a project at a time; choosing another one, or leaving, ends the former upload. */
export function usePictureUpload(projectId: string, done: (fileId: string) => void) {
  const [upload, setUpload] = useState<Upload>({ state: "none" });
  const stop = useRef<AbortController>(null);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done; // what was changed during the upload stays
  });
  useEffect(() => () => stop.current?.abort(), []);

  async function send(file: File): Promise<void> {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    const { name } = file;
    const tell = (sentBytes: number, isOffline: boolean) => {
      const percent = Math.floor((sentBytes / Math.max(1, file.size)) * 100);
      if (!signal.aborted) setUpload({ state: isOffline ? "offline" : "uploading", name, percent });
    };
    tell(0, false);
    try {
      const { ticket } = await callProject<PictureUpload>(projectId, "picture-upload");
      const { id } = await uploadFile(file, {
        ticket,
        place: `picture/${projectId}`,
        signal,
        onProgress: ({ sentBytes, isOffline }) => tell(sentBytes, isOffline),
      });
      if (signal.aborted) return;
      setUpload({ state: "none" });
      latest.current(id);
    } catch (error) {
      if (signal.aborted) return;
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
      const problem = error instanceof ApiError ? error.message : lost;
      setUpload({ state: "failed", problem, file: isFinal ? null : file });
    }
  }

  return {
    upload,
    send: (file: File) => void send(file),
    cancel: () => {
      stop.current?.abort();
      setUpload({ state: "none" });
    },
  };
}

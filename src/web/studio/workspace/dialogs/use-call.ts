import { useCallback, useEffect, useState } from "react";
import { ApiError, refusalWords } from "../../../kit/api-call.ts";
import { callProject } from "../call-project.ts";

/** Does something with the project, one thing at a time; `failure` says why it didn't work, `code` which refusal it was. */
export function useCall(projectId: string) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ words: string; code: string } | null>(null);
  /** @returns the answer, or null where it failed */
  const call = async <Answer>(path: string, input: unknown): Promise<Answer | null> => {
    setBusy(true);
    setFailed(null);
    try {
      return await callProject<Answer>(projectId, path, input);
    } catch (thrown) {
      const code = thrown instanceof ApiError ? thrown.code : "";
      setFailed({ words: refusalWords(thrown), code });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { call, isBusy, failure: failed?.words ?? null, code: failed?.code ?? null };
}

type Read<Answer> = { answer: Answer | null | undefined; read: () => Promise<void> };

/** What the server has at `path`, and how to read it again; undefined until it is there, null where it failed. */
export function useRead<Answer>(projectId: string, path: string): Read<Answer> {
  const [answer, setAnswer] = useState<Answer | null | undefined>();
  const read = useCallback(
    () => callProject<Answer>(projectId, path).then(setAnswer, () => setAnswer(null)),
    [projectId, path],
  );
  useEffect(() => void read(), [read]);
  return { answer, read };
}

import { useCallback, useEffect, useState } from "react";
import { refusalWords } from "../../../kit/api-call.ts";
import { callProject } from "../call-project.ts";

/** Does something with the project, one thing at a time; `failure` says why it didn't work. */
export function useCall(projectId: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** @returns the answer, or null where it failed */
  const call = async <Answer>(path: string, input: unknown): Promise<Answer | null> => {
    setBusy(true);
    setFailure(null);
    try {
      return await callProject<Answer>(projectId, path, input);
    } catch (thrown) {
      setFailure(refusalWords(thrown));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { call, isBusy, failure };
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

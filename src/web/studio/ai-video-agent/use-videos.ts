import { useCallback, useEffect, useState } from "react";
import type { VideoDesk } from "#domain/videos/contract.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { callVideo } from "./call-video.ts";

/** While a video is being made, how often we look. */
const lookEveryMs = 1000;

export type Videos = {
  /** Null until it was read for the first time. */
  desk: VideoDesk | null;
  problem: string | null;
  refresh: () => Promise<void>;
  /** Does something with a video and shows what came of it. @returns whether it was done */
  act: (videoId: string, what: "cancel" | "delete" | "show") => Promise<boolean>;
};

/**
 * How a project's videos stand, looked at again as long as one is being made.
 * @param onDone is called when what `act` did can be seen
 */
export function useVideos(projectId: string, onDone: () => void): Videos {
  const [desk, setDesk] = useState<VideoDesk | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useCallback(async () => {
    try {
      setDesk(await callVideo<VideoDesk>(projectId, ""));
      setProblem(null);
    } catch (error) {
      setProblem(refusalWords(error));
    }
  }, [projectId]);
  useEffect(() => {
    // Told later, when the answer is there.
    // oxlint-disable-next-line react/set-state-in-effect
    void refresh();
  }, [refresh]);
  const isRunning = desk?.videos.some(({ leftSeconds }) => leftSeconds !== null) ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refresh(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);
  const act: Videos["act"] = async (videoId, what) => {
    try {
      await callVideo(projectId, `${videoId}/${what}`, {});
      await refresh();
      onDone();
      return true;
    } catch (error) {
      setProblem(refusalWords(error));
      return false;
    }
  };
  return { desk, problem, refresh, act };
}

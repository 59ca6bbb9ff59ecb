import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { ProjectEvent, ProjectView } from "#domain/projects/contract.ts";
import { ApiError } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";
import { callProject } from "./call-project.ts";
import type { WorkspaceStore } from "./session/workspace-store.ts";

const types = ["saved", "present", "published", "resync", "gone"] as const;
/** A line that the server refused is tried again after so long. */
const reopenMs = 10_000;

type Person = Extract<ProjectEvent, { type: "present" }>["people"][number];
/** What isn't edited: the reader's rights, and what is published. */
export type ProjectFacts = Pick<ProjectView, "role" | "deployment" | "isPublic">;

/**
 * What happens to the project elsewhere: others' saves go to the store, the rest is told here. `refresh` reads
 * everything again.
 */
export function useProjectEvents(project: ProjectView, tabId: string, store: WorkspaceStore) {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [facts, setFacts] = useState<ProjectFacts>(project);
  const [isGone, setGone] = useState(false);

  const refresh = useCallback(async () => {
    try {
      const view = await callProject<ProjectView>(project.id, "");
      store.hasRead(view);
      setFacts(view);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.status === 404) setGone(true);
    }
  }, [project.id, store]);
  const hear = useEffectEvent((event: ProjectEvent) => {
    if (event.type === "saved") {
      if (event.tabId !== tabId) void store.heardOf(event.revision, event.by);
    } else if (event.type === "present")
      setPeople(event.people.filter((one) => one.tabId !== tabId));
    else if (event.type === "gone") setGone(true);
    else void refresh();
  });
  const catchUp = useEffectEvent(() => void refresh());

  useEffect(() => {
    let source: EventSource;
    let reopening: ReturnType<typeof setTimeout>;
    let wasLost = false;
    const open = () => {
      source = new EventSource(paths.projectCall(project.id, `events?tab=${tabId}`));
      source.addEventListener("open", () => {
        if (wasLost) catchUp();
        wasLost = false;
      });
      source.addEventListener("error", () => {
        wasLost = true;
        setPeople([]);
        if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs);
      });
      for (const type of types)
        source.addEventListener(type, (event: MessageEvent<string>) =>
          hear(JSON.parse(event.data) as ProjectEvent),
        );
    };
    open();
    return () => {
      source.close();
      clearTimeout(reopening);
    };
  }, [project.id, tabId]);

  return { people, facts, isGone, refresh };
}

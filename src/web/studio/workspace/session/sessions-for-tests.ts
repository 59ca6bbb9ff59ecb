import type { ProjectDocument, ProjectView, SavedProject } from "#domain/projects/contract.ts";
import { mergeJson } from "#kit/json-changes.ts";
import { ApiError } from "../../../kit/api-call.ts";
import type { Unsaved } from "./editing.ts";
import { createWorkspaceStore } from "./workspace-store.ts";

/** A small document with a list of items, in which values are easy to find again. */
export const documentWith = (
  name: string,
  fields: readonly { id: string; name: string }[],
): ProjectDocument =>
  ({ name, description: "", configuration: { fields } }) as unknown as ProjectDocument;
export const fieldsOf = (document: ProjectDocument) =>
  (document.configuration as unknown as { fields: { id: string; name: string }[] }).fields;

/** A server that saves as ours does: three-way, with every revision kept. */
export function fakeServer(first: ProjectDocument) {
  const revisions = [first];
  const current = () => revisions.at(-1) ?? first;
  const at = new Date(0).toISOString();
  return {
    current,
    revision: () => revisions.length,
    read: (): ProjectView => ({
      ...current(),
      id: "prj_1",
      serviceType: "form-interface",
      schemaVersion: 2,
      revision: revisions.length,
      role: "owner",
      ownerName: "Ana",
      isPublic: false,
      templateId: null,
      createdAt: at,
      updatedAt: at,
      deployment: null,
    }),
    save: (baseRevision: number, mine: ProjectDocument): SavedProject => {
      const base = revisions[baseRevision - 1] ?? first;
      const { merged, conflicts } = mergeJson(base, mine, current());
      const isBehind = baseRevision < revisions.length;
      revisions.push(merged as unknown as ProjectDocument);
      return {
        revision: revisions.length,
        updatedAt: at,
        document: merged as unknown as ProjectDocument,
        conflicts,
        mergedFrom: isBehind ? ["Ana"] : [],
      };
    },
  };
}
export type FakeServer = ReturnType<typeof fakeServer>;

/** What waits on the way: a request that arrives, or is lost, when the test says so. */
type Waiting = { deliver: () => void; lose: (status?: number) => void; cut: () => void };

/** A tab of the workspace whose time and requests pass when the test says so. */
export function openTab(server: FakeServer) {
  let nowMs = 0;
  let timers: { atMs: number; run: () => void }[] = [];
  const waiting: Waiting[] = [];
  const kept: { copy: Unsaved | null } = { copy: null };
  const request = <T>(answer: () => T) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({
        // It is done on the server at once; its answer comes back after it.
        deliver: () => resolve(answer()),
        cut: () => {
          answer();
          reject(new TypeError("offline"));
        },
        lose: (status) =>
          reject(status ? new ApiError(status, `No: ${status}`) : new TypeError("offline")),
      });
    });
  const store = createWorkspaceStore(server.read(), {
    save: ({ baseRevision, name, description, configuration }) =>
      request(() =>
        structuredClone(
          server.save(baseRevision, { name, description, configuration } as ProjectDocument),
        ),
      ),
    read: () => request(() => structuredClone(server.read())),
    keepCopy: (copy) => {
      kept.copy = copy && structuredClone(copy);
    },
    nowMs: () => nowMs,
    later: (ms, run) => {
      const timer = { atMs: nowMs + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const settled = async () => {
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
  };
  return {
    store,
    kept,
    waiting,
    document: () => store.state().editing.document,
    /** Time passes; what is due runs. */
    pass: async (ms: number) => {
      nowMs += ms;
      for (let due = timers.find(({ atMs }) => atMs <= nowMs); due;) {
        const { run } = due;
        timers = timers.filter((one) => one !== due);
        run();
        due = timers.find(({ atMs }) => atMs <= nowMs);
      }
      await settled();
    },
    /** The oldest request arrives, or is lost. */
    deliver: async () => {
      waiting.shift()?.deliver();
      await settled();
    },
    /** It arrives, and its answer is lost. */
    cut: async () => {
      waiting.shift()?.cut();
      await settled();
    },
    lose: async (status?: number) => {
      waiting.shift()?.lose(status);
      await settled();
    },
  };
}
export type Tab = ReturnType<typeof openTab>;

import type { VideoCalls } from "#domain/consultations/ports.ts";
import { newId } from "#kit/ids.ts";

/** The demo consultation (spec site.md §4): the visitor's browser holds it, so nothing is asked of anybody. */
export const createBuiltInCalls = ({ consultant }: { consultant: string }): VideoCalls => ({
  name: "built-in",
  start: async () => ({
    id: newId("demo"),
    url: null,
    replicaId: "built-in",
    personaId: null,
    personaName: `${consultant} (Demo Mode)`,
  }),
  end: async () => {},
  read: async () => null,
  forget: async () => {},
  readState: async () => ({ isReady: true, running: 0 }),
  readEvent: () => null,
});

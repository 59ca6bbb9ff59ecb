import {
  type CallEvent,
  type NewCall,
  type PersonaIds,
  type StartedCall,
  type VideoCalls,
  VideoUnavailable,
} from "#domain/consultations/ports.ts";
import type { Conversation } from "./answers.ts";
import { createConversations } from "./conversations.ts";
import { readCallEvent } from "./events.ts";
import { unreadable } from "./failures.ts";
import { createReplicas } from "./replicas.ts";
import type { TavusSettings } from "./settings.ts";

/** A page that holds all conversations which can be running at once. */
const manyRunning = 100;

/** Consultations as Tavus holds them. */
export function createCalls(settings: TavusSettings): VideoCalls {
  const { defaultPersona } = settings;
  const conversations = createConversations(settings);
  const replicas = createReplicas(settings);

  /** Spec site.md §8: where a replica isn't ready, the default persona takes its place. */
  async function personaFor(wanted: PersonaIds | null): Promise<TavusSettings["defaultPersona"]> {
    if (wanted === null) return defaultPersona;
    const replica = await replicas.read(wanted.replicaId);
    if (replica?.status !== "ready") return defaultPersona;
    return { ...wanted, name: replica.name ?? defaultPersona.name };
  }

  /** A call that began although its answer got lost. */
  async function findRunning(name: string): Promise<Conversation | undefined> {
    const { items } = await conversations.list({ status: "active", limit: manyRunning });
    return items.find((one) => one.name === name);
  }

  async function open(call: NewCall, persona: PersonaIds): Promise<Conversation> {
    try {
      return await conversations.create(call, persona);
    } catch (failure) {
      const isLost = failure instanceof VideoUnavailable && failure.mayHaveHappened;
      const found = isLost ? await findRunning(call.name).catch(() => undefined) : undefined;
      if (found) return found;
      throw failure;
    }
  }

  return {
    name: "tavus",
    async start(call): Promise<StartedCall> {
      const { name: personaName, ...persona } = await personaFor(call.persona);
      const { id, url } = await open(call, persona);
      if (url === null) {
        await conversations.end(id, { durationSeconds: 0, feedback: "" }).catch(() => {});
        throw unreadable(200);
      }
      return { id, url, ...persona, personaName };
    },
    async end(callId, farewell) {
      try {
        await conversations.end(callId, farewell);
      } catch (failure) {
        if (!(failure instanceof VideoUnavailable)) throw failure;
        if (failure.reason === "not_found") return;
        // What an ended one answers isn't documented: if it runs no more, all is well.
        const isAnswer = failure.status !== null;
        const found = isAnswer
          ? await conversations.read(callId).catch(() => undefined)
          : undefined;
        if (found === undefined || found?.isRunning) throw failure;
      }
    },
    async read(callId) {
      const found = await conversations.read(callId);
      return (
        found && {
          isRunning: found.isRunning,
          events: found.events.flatMap((event) => eventOf(callId, event)),
        }
      );
    },
    forget: (callId) => conversations.remove(callId),
    async readState() {
      const [replica, running] = await Promise.all([
        replicas.read(defaultPersona.replicaId),
        conversations.list({ status: "active", limit: 1 }),
      ]);
      return { isReady: replica?.status === "ready", running: running.total };
    },
    readEvent: readCallEvent,
  };
}

/** Where a call's events are listed, they don't name it. */
function eventOf(callId: string, event: unknown): CallEvent[] {
  const read = readCallEvent({ ...(event as object), conversation_id: callId });
  return read ? [read] : [];
}

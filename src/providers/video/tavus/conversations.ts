import type { NewCall, PersonaIds } from "#domain/consultations/ports.ts";
import { Conversation, type Page, readAs, readPage } from "./answers.ts";
import { ask, orNull, pathOf, queryOf } from "./ask.ts";
import { personaUnavailable, TavusFailure } from "./failures.ts";
import type { TavusSettings } from "./settings.ts";

/** Video calls (spec site.md §7, §9). All calls throw TavusFailure. */
export function createConversations(settings: TavusSettings) {
  return {
    /** @throws TavusFailure persona_unavailable also without a replica */
    async create(call: NewCall, persona: PersonaIds): Promise<Conversation> {
      if (!persona.replicaId.trim()) throw personaUnavailable();
      const body = bodyOf(call, persona, settings.call);
      return readAs(
        Conversation,
        await ask({ method: "POST", path: "/conversations", body, creates: true }, settings),
      );
    },

    async list(
      place: { limit?: number; page?: number; status?: "active" | "ended" } = {},
    ): Promise<Page<Conversation>> {
      const path = `/conversations${queryOf(place)}`;
      return readPage(Conversation, await ask({ method: "GET", path }, settings));
    },

    /** With what happened in it; null where there is none. */
    read: (id: string): Promise<Conversation | null> =>
      orNull(async () => {
        const answer = await ask(
          { method: "GET", path: `${pathOf("conversation", id)}${queryOf({ verbose: true })}` },
          settings,
        );
        return readAs(Conversation, answer);
      }),

    /** Duration and feedback are the specification's; the contract names no body, so it goes without as well. */
    async end(id: string, farewell: { durationSeconds: number; feedback: string }): Promise<void> {
      const call = { method: "POST", path: `${pathOf("conversation", id)}/end` } as const;
      const body = { duration: farewell.durationSeconds, participant_feedback: farewell.feedback };
      try {
        await ask({ ...call, body }, settings);
      } catch (failure) {
        if (!isAboutTheRequest(failure)) throw failure;
        await ask(call, settings);
      }
    },

    /** One that isn't there is deleted already. */
    async remove(id: string): Promise<void> {
      await orNull(async () => {
        const path = `${pathOf("conversation", id)}${queryOf({ hard: true })}`;
        return ask({ method: "DELETE", path }, settings);
      });
    },
  };
}

const bodyOf = (call: NewCall, persona: PersonaIds, held: TavusSettings["call"]) => ({
  replica_id: persona.replicaId,
  ...(persona.personaId ? { persona_id: persona.personaId } : {}),
  ...(call.callbackUrl ? { callback_url: call.callbackUrl } : {}),
  conversation_name: call.name,
  conversational_context: call.context,
  custom_greeting: call.greeting,
  properties: {
    max_call_duration: call.maxSeconds,
    enable_recording: held.isRecorded,
    enable_closed_captions: held.hasCaptions,
    apply_greenscreen: held.hasGreenscreen,
    language: held.language,
    participant_left_timeout: held.leftAfterSeconds,
    participant_absent_timeout: held.absentAfterSeconds,
  },
});

const isAboutTheRequest = (failure: unknown) =>
  failure instanceof TavusFailure && /^(bad_request|not_found)$/.test(failure.reason);

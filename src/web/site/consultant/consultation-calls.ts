import type { ConsultationSession, PanelAnswer } from "#domain/consultations/contract.ts";
import { ApiError, getJson, postJson } from "../../kit/api-call.ts";
import { randomKey } from "../../kit/attempt-key.ts";
import { comeBack } from "../chat/come-back.ts";

const address = "/functions/consultation";
const post = <T>(path: string, body: object = {}, signal?: AbortSignal) =>
  postJson<T>(address + path, body, { key: randomKey(), ...(signal && { signal }) });

/**
 * Calls that were ended here, and whose end the server may not know yet: they aren't shown again. With each, what
 * stops telling it.
 */
const ended = new Map<string, AbortController>();

/** What the panel shows. @throws what getJson throws */
export async function readPanel(): Promise<PanelAnswer> {
  const answer = await getJson<PanelAnswer>(address);
  return answer.session && ended.has(answer.session.id) ? { ...answer, session: null } : answer;
}

/** Another tab may be starting it: so often, and so long apart, it is looked for. */
const lookForIt = { times: 30, everyMs: 2000 };

/**
 * Starts a call, or answers the one that runs already. Where the server's answer got lost, it is looked for.
 * @throws ApiError in words for the visitor; anything else: nobody could be reached
 */
export async function startCall(): Promise<ConsultationSession> {
  const session = await startOrFind();
  // The server hasn't heard of its end, and the visitor is back in it: it shall not end under them.
  ended.get(session.id)?.abort();
  ended.delete(session.id);
  return session;
}

async function startOrFind(): Promise<ConsultationSession> {
  try {
    return await post<ConsultationSession>("/start");
  } catch (thrown) {
    const isStarting = thrown instanceof ApiError && thrown.code === "consultation_starting";
    if (thrown instanceof ApiError && !isStarting) throw thrown;
    for (let time = 0; time < (isStarting ? lookForIt.times : 1); time++) {
      if (time > 0) await new Promise((resolve) => setTimeout(resolve, lookForIt.everyMs));
      const { session } = await readPanel().catch(() => ({ session: null }));
      if (session) return session;
    }
    throw thrown;
  }
}

/**
 * Ends a call. It is over for the visitor whatever comes of it (spec site.md §4: a failure is only logged): where
 * the server can't be reached it is tried again in the background, and after that the call's own time ends it.
 * @returns how long it took, as the server counts; null where it doesn't say
 */
export async function endCall(id: string): Promise<number | null> {
  const telling = new AbortController();
  ended.set(id, telling);
  let taken: number | null = null;
  const isRefused = await comeBack(
    async (arrived) => {
      const { seconds } = await post<{ seconds: number }>("/end", { id }, telling.signal);
      arrived();
      taken = seconds;
      return true;
    },
    {
      signal: telling.signal,
      onLost: () => console.warn("The server couldn't be told that the call ended."),
    },
  );
  // Ended by somebody else before: nothing is left to do.
  if (isRefused) console.warn("The call has already ended.");
  return taken;
}

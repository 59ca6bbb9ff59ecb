import { data } from "react-router";
import { stopConsultation } from "#domain/consultations/index.ts";
import { formText } from "../../kit/form-text.ts";
import { deskFailures } from "../desk-outcome.ts";
import { doAtDesk } from "../do-at-desk.ts";
import type { CallOutcome } from "./use-call-ending.ts";

type Deps = Parameters<typeof stopConsultation>[2] & { requestId: string };

/**
 * Ends the call that a form names (`callId`), for an admin; without `confirmed` it asks first.
 * @param report writes down failures of our own
 * @returns for a page's action: the answer's status goes with it
 */
export async function stopCall(
  form: FormData,
  { actor, deps }: { actor: { userId: string }; deps: Deps },
  report: (error: unknown) => void,
) {
  const [key, callId] = [deps.requestId, formText(form, "callId")];
  const answer = (outcome: CallOutcome, init: ResponseInit | null) => data(outcome, init ?? {});
  if (!form.has("confirmed")) return answer({ kind: "ask", key, callId }, null);
  const done = await doAtDesk(
    async () => {
      await stopConsultation(actor, callId, deps);
      return "The call has ended.";
    },
    { title: deskFailures.call, key, report },
  );
  return answer(done.data, done.init);
}

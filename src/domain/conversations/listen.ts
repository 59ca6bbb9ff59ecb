import { guardWords } from "#domain/answers/index.ts";
import { ConsultantUnavailable, type AnswerRequest, type Usage } from "#domain/consultant/index.ts";
import type { Assistant } from "./assistant.ts";
import { CleanStream } from "./clean-stream.ts";
import type { ConversationDeps } from "./deps.ts";
import type { Run } from "./live-run.ts";
import { both, isPaid, noted, type Prepared } from "./prepare-reply.ts";
import { untilAborted } from "./until-aborted.ts";
import type { Patience } from "./watch-silence.ts";

/** Far more than the tokens of an answer come to: whoever says more doesn't keep to the limit. */
const longestAnswer = 12_000;

export type Heard = {
  isWhole: boolean;
  cited: readonly string[] | null;
  offersPerson: boolean;
  isOwn: boolean;
  isAside: boolean;
  /** What the guards have kept back: a figure from nowhere, or what a model is told to be. */
  caught: "figure" | "recital" | null;
};

/** Passes words on as they come, a model's through the guards. @throws ConsultantUnavailable */
export async function listen(
  run: Run,
  request: AnswerRequest,
  ready: Prepared & { patience: Patience; assistant: Assistant },
  deps: ConversationDeps,
): Promise<Heard> {
  const { chats } = deps.conversations;
  const { reservation, estimate, finding, patience, assistant } = ready;
  const clean = new CleanStream();
  // The built-in one's words are our own.
  const guard = isPaid(deps)
    ? guardWords(request, ready.services, deps, assistant.bot?.hosts)
    : null;
  let used: Usage | null = null;
  let letters = 0;
  let heard: Heard = {
    isWhole: false,
    cited: null,
    offersPerson: false,
    isOwn: false,
    isAside: false,
    caught: null,
  };
  try {
    const parts = deps.consultant.ai.answer(request, { signal: run.signal });
    for await (const part of untilAborted(parts, run.signal)) {
      if (part.type === "end") {
        const rest = clean.end();
        chats.say(run, guard ? guard.take(rest) + guard.end() : rest);
        used = part.usage;
        const { cited, offersPerson = false, isOwn = false, isAside = false } = part;
        heard = { ...heard, isWhole: !run.signal.aborted, cited, offersPerson, isOwn, isAside };
        break;
      }
      const piece = clean.take(part.text);
      if (piece.trim() !== "") patience.heard();
      letters += piece.length;
      chats.say(run, guard ? guard.take(piece) : piece);
      if (!guard?.isRecital && letters <= longestAnswer) continue;
      run.break("enough");
      break;
    }
    if (run.why === "late") throw new ConsultantUnavailable("timeout", "Request timeout");
    if (heard.isWhole && !assistant.isOwnKey) chats.noteTrouble(false);
    const caught = guard?.isRecital ? "recital" : guard?.hasWrongFigure ? "figure" : null;
    return { ...heard, caught };
  } catch (error) {
    throw noted(error, run, deps, assistant);
  } finally {
    patience.end();
    if (guard?.hasWrongFigure) chats.replace(run, guard.text);
    else if (guard && !heard.isWhole) run.text += guard.cut();
    // What a call that broke off has cost nobody tells: what went in, and what came out.
    const outputTokens = Math.ceil(letters / 3);
    await reservation
      ?.settle(used ? both(used, finding) : { ...estimate, outputTokens })
      .catch((error: unknown) => deps.log.error({ err: error }, "spending could not be settled"));
  }
}

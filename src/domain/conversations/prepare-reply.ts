import {
  answerQuestion,
  type Reply,
  tellModel,
  type ToldModel,
  wordsToSearch,
} from "#domain/answers/index.ts";
import type { Service } from "#domain/catalogue/index.ts";
import {
  ConsultantUnavailable,
  countMessage,
  mayAnswer,
  noteOutage,
  reserveUsage,
  type Turn,
  type Usage,
  type UsageReservation,
} from "#domain/consultant/index.ts";
import {
  type CollectionId,
  type Embedder,
  findPassages,
  type FoundPassage,
  tokensToFind,
} from "#domain/knowledge/index.ts";
import { AppError } from "#errors";
import { type Assistant, providerDesk } from "./assistant.ts";
import type { ShownPage } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import type { Run } from "./live-run.ts";
import { asSource, estimateUsage } from "./rules.ts";

const passagesAtMost = 6;
/** Without a model, a bot's answer is looked for in some more of its passages. */
const passagesOfBot = 10;
/** Curated answers and the catalogue's own words come first. */
const sourcesAtMost = 10;
const nothingUsed: Usage = { inputTokens: 0, outputTokens: 0 };

/** Whoever may be asked and answered: by their cookie and their network, at this desk. */
export const spenderOf = ({ visitor, assistant }: { visitor: Visitor; assistant: Assistant }) => ({
  visitor: visitor.key,
  address: visitor.address,
  ...(assistant.desk !== providerDesk && { desk: assistant.desk }),
});

/** Whether answers cost something. */
export const isPaid = ({ consultant }: ConversationDeps) => consultant.ai.name !== "built-in";

/** What a reply is made from. */
export type Prepared = {
  isFlagged: boolean;
  sources: ReturnType<typeof asSource>[];
  /** What a model is told in any case; null for the built-in one. */
  told: ToldModel | null;
  /** Of a bot's passages, by path: where they can be read on the web. */
  addresses: ReadonlyMap<string, string>;
  /** What our own engine says; null where it failed. */
  own: Reply | null;
  /** What may be asked next. */
  next: readonly string[];
  /** What is on offer. */
  services: readonly Service[];
  /** Null where nothing is paid for: the built-in one. */
  reservation: UsageReservation | null;
  /** What the whole reply uses at most, and what finding its passages has used of that. */
  estimate: Usage;
  finding: Usage;
};

/**
 * What is needed before the first word, as much as possible at once; the provider is asked only for what is
 * counted and put aside. @throws AppError ai_limit_reached
 */
export async function prepareReply(
  run: Run,
  call: {
    instructions: string;
    turns: readonly Turn[];
    maxTokens: number;
    visitor: Visitor;
    assistant: Assistant;
    page?: ShownPage;
  },
  deps: ConversationDeps,
): Promise<Prepared> {
  const { turns, maxTokens, assistant } = call;
  const { collection } = assistant;
  const question = turns.at(-1)?.text ?? "";
  // "How much is it?" asks for what the visitor is looking at.
  const shown: Turn[] = call.page ? [{ sender: "user", text: call.page.title }] : [];
  const history = [...turns.slice(0, -1), ...shown];
  const finding = { inputTokens: tokensToFind(question, history, deps), outputTokens: 0 };
  const estimate = both(estimateUsage({ ...call, passages: sourcesAtMost }, maxTokens), finding);
  const spender = spenderOf(call);
  const counting = countMessage(spender, deps);
  const reserving = isPaid(deps) ? reserveUsage(spender, estimate, deps) : null;
  const mayAsk = Promise.all([counting, reserving]).then(
    () => true,
    () => false,
  );
  const embedder = deps.knowledge.embedder ? askedIf(mayAsk, deps.knowledge.embedder) : null;
  const [counted, reserved, found, checked, answered] = await Promise.allSettled([
    counting,
    reserving,
    isPaid(deps)
      ? findForModel(
          turns,
          { history, collection },
          { ...deps, knowledge: { ...deps.knowledge, embedder } },
        )
      : findPassages(
          question,
          { limit: assistant.bot ? passagesOfBot : passagesAtMost, history, collection },
          deps,
        ),
    mayAsk.then((may) => (may ? mayAnswer(question, deps) : { isFlagged: false })),
    answerQuestion(turns, deps),
  ]);
  const reservation = reserved.status === "fulfilled" ? reserved.value : null;
  for (const one of [counted, reserved, found, checked, answered])
    if (one.status === "rejected") {
      // The first that failed ends it.
      await reservation?.settle((await mayAsk) ? finding : nothingUsed);
      throw noted(one.reason, run, deps, assistant);
    }
  const passages = found.status === "fulfilled" ? found.value : [];
  const own = answered.status === "fulfilled" ? answered.value : null;
  // A model gets what is curated first; the built-in one has said it by then.
  const curated = isPaid(deps) ? (own?.sources ?? []) : [];
  const sources = [...curated, ...passages].slice(0, sourcesAtMost).map(asSource);
  const addresses = new Map(
    passages.flatMap(({ path, address }) => (address ? [[path, address]] : [])),
  );
  const isFlagged = checked.status === "fulfilled" && checked.value.isFlagged;
  const { reply = null, next = [], services = [], facts = {} } = own ?? {};
  const told =
    isPaid(deps) && !assistant.bot
      ? tellModel(turns, { services, facts, now: deps.clock() })
      : null;
  return {
    isFlagged,
    sources,
    addresses,
    told,
    own: reply,
    next,
    services,
    reservation,
    estimate,
    finding,
  };
}

/** Passages by the question as it was asked, or, where our pages are to be searched in other words, by those. */
async function findForModel(
  turns: readonly Turn[],
  { history, collection }: { history: readonly Turn[]; collection: CollectionId },
  deps: ConversationDeps,
): Promise<FoundPassage[]> {
  const question = turns.at(-1)?.text ?? "";
  const words = await wordsToSearch(turns, deps);
  const options = { limit: passagesAtMost, history, collection };
  const found = await findPassages(words, options, deps);
  return found.length > 0 || words === question ? found : findPassages(question, options, deps);
}

/** Two usages together. */
export const both = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/** The same embedder, asked only where it may be. */
const askedIf = (mayAsk: Promise<boolean>, embedder: Embedder): Embedder => ({
  model: embedder.model,
  embed: async (texts, options) => ((await mayAsk) ? embedder.embed(texts, options) : []),
});

/** Ended by us, and nobody's failure. */
export const isGivenUp = ({ signal, why }: Run): boolean => signal.aborted && why !== "late";

/** Tells the operators of a failure, unless the call was ended by us. @returns the failure */
export function noted(
  error: unknown,
  run: Run,
  deps: ConversationDeps,
  assistant?: Assistant,
): unknown {
  if (isGivenUp(run) || error instanceof AppError) return error;
  if (error instanceof ConsultantUnavailable && assistant?.isOwnKey) return error;
  if (error instanceof ConsultantUnavailable) {
    deps.conversations.chats.noteTrouble(true);
    void noteOutage(error, deps);
  } else deps.log.error({ err: error }, "a reply failed");
  return error;
}

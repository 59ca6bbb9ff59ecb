import { botWords, inNameOf } from "#content/bot-words.ts";
import { channelWords } from "#content/channel-words.ts";
import type { Tx } from "#db/open.ts";
import { type Bot, findBot, languageFor } from "#domain/chatbots/index.ts";
import { selectAnswersAfter } from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import type { ChannelDeps } from "./deps.ts";
import { shortReferences } from "./mail-rules.ts";
import { lockThread, type ThreadRow, updateThread } from "./queries.ts";
import { queueOutgoing } from "./queue-outgoing.ts";
import { mailIdOf } from "./send-message.ts";
import { plainText, shortSms } from "./sms-rules.ts";
import { maxMailIds } from "./threads.ts";

type Said = Awaited<ReturnType<typeof selectAnswersAfter>>[number];

/**
 * Queues all that a bot or a person answered in a thread's conversation since the last time, in their order. The first
 * answer of a bot says that it is an AI. Nothing goes to who asked for no more messages.
 */
export async function forwardAnswers(tx: Tx, threadId: string, deps: ChannelDeps): Promise<void> {
  const thread = await lockThread(tx, threadId);
  if (!thread?.conversationId) return;
  const { conversationId, sentPosition: position } = thread;
  const answers = await selectAnswersAfter(tx, { conversationId, position });
  const last = answers.at(-1);
  if (!last) return;
  const bot = await botOf(thread, tx);
  let { isIntroduced } = thread;
  const mailIds: string[] = [];
  for (const said of thread.isStopped || !bot ? [] : answers) {
    const isBot = said.sender === "ai";
    const text = textFor(
      said,
      { thread, bot: bot as Bot, introduces: isBot && !isIntroduced },
      deps,
    );
    isIntroduced ||= isBot;
    const kind = isBot ? ("ai" as const) : ("person" as const);
    const id = await queueOutgoing(tx, thread, { key: said.id, text, kind }, deps);
    if (id) mailIds.push(mailIdOf(id, deps));
  }
  await updateThread(tx, thread.id, {
    sentPosition: last.position,
    isIntroduced,
    lastAt: deps.clock(),
    mailIds: shortReferences([...thread.mailIds, ...mailIds], maxMailIds),
  });
}

async function botOf({ projectId }: ThreadRow, tx: Tx): Promise<Bot | null> {
  try {
    return await findBot(tx, projectId);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** An answer as it is read in a mail or a text message. */
function textFor(
  { text, sources }: Said,
  { thread, bot, introduces }: { thread: ThreadRow; bot: Bot; introduces: boolean },
  { publicUrl }: ChannelDeps,
): string {
  const language = languageFor(bot, [text]);
  const notice = introduces ? inNameOf(botWords[language].aiNotice, bot.config.name) : "";
  if (thread.channel === "sms") {
    const link = new URL(`/b/${bot.address}`, publicUrl).href;
    return shortSms(notice ? `${notice}\n\n${plainText(text)}` : text, { link });
  }
  const links = sources.filter(({ path }) => /^https?:\/\//.test(path));
  const list = links.map(({ title, path }) => (title === path ? path : `${title}: ${path}`));
  return [
    notice,
    plainText(text),
    list.length > 0 ? [channelWords[language].sources, ...list].join("\n") : "",
    `-- \n${bot.config.name}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

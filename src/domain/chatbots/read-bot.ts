import { botWords, inNameOf } from "#content/bot-words.ts";
import type { ConversationView } from "#domain/conversations/index.ts";
import { readChat, type Visitor } from "#domain/conversations/index.ts";
import { hasPeople } from "./bot-conduct.ts";
import type { BotChatView, BotView } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";
import { isOpenAt } from "./hours.ts";
import { newBotVisitor } from "./visitor.ts";

/** A bot as anyone may see it: nothing that only its owner may know. */
export function botView(bot: Bot, { clock }: Pick<ChatbotDeps, "clock">): BotView {
  const { config, address, state } = bot;
  const { name, look, conduct } = config;
  const languages: BotView["languages"] = config.languages.length > 0 ? config.languages : ["en"];
  const words = botWords[languages[0] ?? "en"];
  const { when, fields, text, consent } = conduct.lead;
  const isOpen = isOpenAt(conduct.hours, clock());
  return {
    address,
    name,
    state,
    greeting: config.greeting.trim() || inNameOf(words.greeting, name),
    suggestions: config.suggestions.map((one) => one.text).filter((one) => one.trim() !== ""),
    languages,
    look: {
      color: look.color,
      theme: look.theme,
      position: look.position,
      picture: look.pictureFileId === null ? null : `/v1/chatbots/${address}/picture`,
    },
    lead: {
      when,
      fields: fields.some((field) => field === "email" || field === "phone")
        ? fields
        : [...fields, "email"],
      // Where it comes with an answer, that has just said the same.
      text: text.trim() || (when === "unanswered" ? "" : words.lead.text),
      consent,
    },
    hours: conduct.hours.isLimited
      ? {
          isOpen,
          outside: conduct.hours.outside,
          text: conduct.hours.text.trim() || words.outsideHours,
        }
      : null,
    hasPeople: hasPeople(bot, clock()),
  };
}

/** What is said in a visitor's running conversation with a bot. */
export async function readBotChat(
  visitor: { visitor: Visitor; token: string } | null,
  deps: ChatbotDeps,
): Promise<BotChatView> {
  const token = visitor?.token ?? newBotVisitor();
  if (!visitor) return { visitor: token, conversation: null };
  const { conversation } = await readChat(visitor.visitor.key, deps);
  return { visitor: token, conversation: conversation && forVisitor(conversation) };
}

const forVisitor = ({ id, status, handledBy, messages, isReplying }: ConversationView) => ({
  id,
  status,
  handledBy: handledBy === "person" ? ("person" as const) : ("bot" as const),
  messages,
  isReplying,
});

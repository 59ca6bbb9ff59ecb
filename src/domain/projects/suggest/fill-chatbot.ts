import { botTones, botTopics, formalTrades } from "#content/studio-start/bots.ts";
import { newChatbot } from "../configuration/chatbot.ts";
import type { Filler, Reason } from "./suggestion.ts";
import { capital, clipped, says, type Told } from "./told.ts";

const salesWords =
  "sell|sales|leads?\\b|choose|recommend|compare|verkauf|beratung|empfehl|vent[ae]s?\\b|vend|recomend|conseil|prospect";
const maxTopics = 10;

/** A bot: whom it serves, what it knows, how it sounds, where it is reached (spec studio.md §2.6). */
export const fillChatbot: Filler<"chatbot"> = (told, templates) => {
  const { plain, language } = told;
  const [support, sales] = templates;
  const template = (says(plain, salesWords) ? (sales ?? support) : support) ?? null;
  const base = template?.configuration.chatbot ?? newChatbot;
  const topics = botTopics
    .filter(({ said }) => says(plain, said))
    .map(({ topic }) => topic[language])
    .slice(0, maxTopics);
  const { personality, toneReason } = toneOf(told, base.personality);
  const { channels, channelReasons } = channelsOf(plain);
  const { integrations, connected } = connectionsOf(plain);
  const { ai, aiReasons } = modelOf(plain, base.ai);
  const name = told.calledName ?? ownName(told);
  return {
    name: told.calledName ?? (told.subject ? projectName(told.subject, language) : "Chatbot"),
    templateId: template?.id ?? null,
    configuration: {
      chatbot: {
        ...base,
        name: clipped(name, 100),
        personality,
        knowledgeBase: topics.length > 0 ? topics : base.knowledgeBase,
        channels,
        integrations: { ...newChatbot.integrations, ...integrations },
        ai,
      },
    },
    reasons: [
      topics.length > 0
        ? {
            text: "Topics that your sentence names. Add your own pages as sources next.",
            path: ["chatbot", "knowledgeBase"],
          }
        : {
            text: `You named no topics, so these come from the template “${template?.name ?? ""}”.`,
            path: ["chatbot", "knowledgeBase"],
          },
      { text: toneReason, path: ["chatbot", "personality"] },
      ...channelReasons,
      ...connected,
      ...aiReasons,
    ],
  };
};

const projectName = (subject: string, language: Told["language"]) =>
  language === "en" ? `${capital(subject)} chatbot` : `Chatbot: ${capital(subject)}`;
const ownName = ({ subject, language }: Told): string => {
  if (language === "en") return subject ? `${capital(subject)} assistant` : "Assistant";
  return { de: "Assistent", es: "Asistente", fr: "Assistant" }[language];
};

function toneOf({ plain }: Told, otherwise: (typeof newChatbot)["personality"]) {
  const asked = botTones.find(({ said }) => says(plain, said));
  if (asked)
    return {
      personality: asked.personality,
      toneReason: `Your sentence asks for a ${asked.personality === "sales" ? "sales-focused" : asked.personality} tone.`,
    };
  if (says(plain, formalTrades))
    return {
      personality: "professional" as const,
      toneReason: "People expect a professional tone in your field.",
    };
  return { personality: otherwise, toneReason: "The template’s tone: your sentence names none." };
}

function channelsOf(plain: string) {
  const path = ["chatbot", "channels"];
  const isNamed = {
    web: says(plain, "web|site\\b|homepage|pagina|page\\b|online"),
    sms: says(plain, "sms|text message|textnachricht|mensajes? de texto"),
    email: says(
      plain,
      "(?:by|and|und|y|et) (?:by |per )?(?:e-?mail|correo)|per e-?mail|por (?:correo|e-?mail)|par e-?mail|e-?mails? (?:from|of|and)|answers? (?:our |the |all )?e-?mails?|mailbox|inbox|postfach",
    ),
  };
  const named = (["web", "sms", "email"] as const).filter((one) => isNamed[one]);
  const channels = named.length > 0 ? named : (["web"] as const);
  const channelReasons: Reason[] = [
    {
      text:
        named.length > 0
          ? "The channels that you named."
          : "On your website, where most bots start.",
      path,
    },
  ];
  if (says(plain, "whatsapp|telegram|messenger|instagram"))
    channelReasons.push({
      text: "WhatsApp, Telegram and Messenger aren’t channels of the studio yet.",
      path,
    });
  return { channels: [...channels], channelReasons };
}

function connectionsOf(plain: string) {
  const crm = (["hubspot", "salesforce", "pipedrive"] as const).find((one) => says(plain, one));
  const database = (["supabase", "firebase", "mongodb"] as const).find((one) => says(plain, one));
  const connected: Reason[] = [
    ...(crm
      ? [{ text: "Leads go to the CRM that you named.", path: ["chatbot", "integrations", "crm"] }]
      : []),
    ...(database
      ? [
          {
            text: "Records come from the database that you named.",
            path: ["chatbot", "integrations", "database"],
          },
        ]
      : []),
  ];
  return { integrations: { ...(crm && { crm }), ...(database && { database }) }, connected };
}

function modelOf(plain: string, base: (typeof newChatbot)["ai"]) {
  const model = says(plain, "gpt-?4") ? "gpt-4" : says(plain, "claude") ? "claude-3" : base.model;
  const isShort = says(plain, "short|brief\\b|concise|kurz|corta|breve|court|bref");
  const isLong = says(plain, "detailed|in detail|thorough|ausfuhrlich|detallad|detaill");
  const maxTokens = isShort ? 250 : isLong ? 800 : base.maxTokens;
  const aiReasons: Reason[] =
    isShort || isLong
      ? [
          {
            text: `You asked for ${isShort ? "short" : "detailed"} answers.`,
            path: ["chatbot", "ai", "maxTokens"],
          },
        ]
      : [];
  return { ai: { ...base, model, maxTokens } as const, aiReasons };
}

import type { BotFigure, BotFigures } from "#domain/chatbots/index.ts";

/** One of the figures at a bot's desk: how it is read from a day, or from the sum of days, and how it is shown. */
export type FigureKind = {
  id: string;
  label: string;
  /** What is counted, in a sentence. */
  tells: string;
  /** Null where there is nothing that it could be a share of. */
  read: (figure: BotFigure) => number | null;
  show: (value: number) => string;
  /** A share ends at 1. */
  isShare?: boolean;
};

const inWhole = (value: number) => value.toLocaleString("en-US");
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const percent = (value: number) => `${Math.round(value * 100)}%`;
/** Answers cost fractions of a cent. */
const dollars = (microUsd: number) =>
  (microUsd / 1e6).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: microUsd > 0 && microUsd < 1e6 ? 4 : 2,
  });

const cost: FigureKind = {
  id: "cost",
  label: "Cost of your AI key",
  tells: "What answers cost by your AI provider’s price list, or by an estimate where it has none.",
  read: ({ costMicroUsd }) => costMicroUsd,
  show: dollars,
};

const kinds: readonly FigureKind[] = [
  {
    id: "conversations",
    label: "Conversations",
    tells: "Conversations that started on each day.",
    read: ({ conversations }) => conversations,
    show: inWhole,
  },
  {
    id: "resolved",
    label: "Resolved without a person",
    tells: "Conversations in which every question was answered and no person was called or joined.",
    read: ({ byBot, conversations }) => share(byBot, conversations),
    show: percent,
    isShare: true,
  },
  {
    id: "hand-overs",
    label: "Hand-overs",
    tells: "Conversations in which a person was called or answered.",
    read: ({ handOvers }) => handOvers,
    show: inWhole,
  },
  {
    id: "helpful",
    label: "Rated helpful",
    tells: "The share of rated answers that visitors found helpful.",
    read: ({ helpful, unhelpful }) => share(helpful, helpful + unhelpful),
    show: percent,
    isShare: true,
  },
  {
    id: "unanswered",
    label: "Unanswered",
    tells: "The share of answers in which the bot said it didn’t know.",
    read: ({ unanswered, answers }) => share(unanswered, answers),
    show: percent,
    isShare: true,
  },
  {
    id: "leads",
    label: "Leads",
    tells: "Visitors who left their contact details, on the day they last changed them.",
    read: ({ leads }) => leads,
    show: inWhole,
  },
];

/** The figures of a bot; its cost is among them where its owner pays for answers. */
export const figureKinds = (payer: BotFigures["payer"]): readonly FigureKind[] =>
  payer === "owner" ? [...kinds, cost] : kinds;

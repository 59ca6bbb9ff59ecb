import {
  askedLanguages,
  unnamedProduct,
  unnamedSubject,
  videoScripts,
} from "#content/studio-start/videos.ts";
import { guideWords, videoDurationSeconds } from "#content/video-options.ts";
import { newVideoAgent, type VideoAgent } from "../configuration/video-agent.ts";
import { ownWordsIn, withOwnWords } from "./own-words.ts";
import type { Filler, Reason } from "./suggestion.ts";
import { capital, clipped, coloursIn, says, type Told } from "./told.ts";

const root = "videoAgent";
const codes = { english: "en", german: "de", spanish: "es", french: "fr" } as const;
const spoken = { en: "english", de: "german", es: "spanish", fr: "french" } as const;

/** A video: a script to fill in, in the language and the length that the sentence asks for (spec studio.md §2.5). */
export const fillVideo: Filler<"ai-video-agent"> = (told, templates) => {
  const { plain } = told;
  const asked = askedLanguages.find(({ said }) => says(plain, said))?.language;
  const language = asked ?? spoken[told.language];
  const found = videoScripts.find(({ said }) => says(plain, said)) ?? videoScripts.at(-1);
  const { words, isStatement } = ownWordsIn(told.sentence, codes[language]);
  const kind =
    isStatement && found?.purpose !== "steps"
      ? videoScripts.find(({ purpose }) => purpose === "welcome")
      : found;
  const template = templates.find(
    ({ id }) => (id === "product-in-steps") === (kind?.purpose === "steps"),
  );
  const base = template?.configuration.videoAgent ?? newVideoAgent;
  const length = durationIn(plain);
  const look = lookOf(plain, base);
  const code = codes[language];
  const subject =
    told.calledName ??
    (kind?.purpose === "welcome" ? told.wholeSubject : null) ??
    (kind?.purpose === "welcome" ? unnamedSubject : unnamedProduct)[code];
  const [primary = base.branding.colors.primary, secondary = base.branding.colors.secondary] =
    coloursIn(plain);
  return {
    name: told.calledName ?? (told.subject ? `Video: ${capital(told.subject)}` : "Video"),
    templateId: template?.id ?? null,
    configuration: {
      videoAgent: {
        ...base,
        ...look,
        language,
        duration: length ?? base.duration,
        script: clipped(
          withOwnWords(
            (kind?.script[code] ?? "").replace("{subject}", () => subject),
            {
              words,
              replaces: isStatement && kind?.purpose === "welcome",
            },
          ),
          5000,
        ),
        branding: { colors: { primary, secondary } },
      },
    },
    reasons: reasonsFor({ told, asked, length, look, duration: length ?? base.duration, language }),
  };
};

/** Seconds in the sentence, within what a video can have; null where it names no length. */
function durationIn(plain: string): number | null {
  const number =
    "(\\d{1,4}(?:[.,]\\d)?|an?|one|eine?|two|zwei|three|drei|una?|une|dos|deux|tres|trois|half a|halbe)";
  const [, minutes] = new RegExp(`\\b${number}[ -]?(?:min\\b|minut)`).exec(plain) ?? [];
  const [, seconds] = /\b(\d{1,4})[ -]?(?:s\b|sec|sek|segundo|seg\b)/.exec(plain) ?? [];
  const said = seconds ? Number(seconds) : minutes ? countOf(minutes) * 60 : null;
  if (said === null) return null;
  return Math.round(Math.min(videoDurationSeconds.max, Math.max(videoDurationSeconds.min, said)));
}
const counts: Readonly<Record<string, number>> = {
  two: 2,
  zwei: 2,
  dos: 2,
  deux: 2,
  three: 3,
  drei: 3,
  tres: 3,
  trois: 3,
  "half a": 0.5,
  halbe: 0.5,
};
const countOf = (words: string): number => {
  const digits = Number(words.replace(",", "."));
  return Number.isNaN(digits) ? (counts[words] ?? 1) : digits;
};

type Look = Pick<VideoAgent, "voiceType" | "avatarStyle" | "background">;
function lookOf(plain: string, base: VideoAgent): Look {
  return {
    voiceType: says(plain, "female|woman|weiblich|frauenstimme|frau\\b|mujer|femenin|femme|feminin")
      ? "female"
      : says(plain, "male\\b|man\\b|mannlich|mannerstimme|mann\\b|hombre|masculin|homme")
        ? "male"
        : says(plain, "neutral|neutre")
          ? "neutral"
          : base.voiceType,
    avatarStyle: says(plain, "casual|relaxed|locker|lassig|informal|decontract")
      ? "casual"
      : says(plain, "professional|formal|serios|profesional|professionnel")
        ? "professional"
        : base.avatarStyle,
    background: says(plain, "studio|estudio")
      ? "studio"
      : says(plain, "office|buro|oficina|bureau")
        ? "office"
        : base.background,
  };
}

function reasonsFor(found: {
  told: Told;
  asked: string | undefined;
  length: number | null;
  look: Look;
  duration: number;
  language: string;
}): Reason[] {
  const { told, asked, length, look, duration, language } = found;
  return [
    {
      text: `A script to fill in: replace what is in brackets. ${duration} seconds take about ${guideWords(duration)} words or more.`,
      path: [root, "script"],
    },
    ...((asked ?? told.language !== "en")
      ? [
          {
            text: asked
              ? `In ${capital(language)}, as you asked.`
              : `In ${capital(language)}, as your sentence is.`,
            path: [root, "language"],
          },
        ]
      : []),
    {
      text:
        length === null
          ? "The usual length: your sentence names none."
          : `The length that you named, within ${videoDurationSeconds.min} to ${videoDurationSeconds.max} seconds.`,
      path: [root, "duration"],
    },
    {
      text: `A ${look.voiceType} voice, ${look.avatarStyle} style, ${look.background === "office" ? "in an office" : "in a studio"}.`,
      path: [root, "voiceType"],
    },
  ];
}

import { z } from "zod";
import { answerLimits, eachLanguage, Language, written } from "./contract.ts";

const StoredSignals = z
  .array(z.tuple([z.number().positive().max(10), z.string().min(1).max(40_000)]))
  .min(1)
  .max(50);
const inEachLanguage = z.record(Language, z.string().max(1000));

/** What is stored of a need that the provider changed: how it is told, and what is said to it. */
export const NeedContent = z.object({
  signals: StoredSignals,
  scopes: z.record(z.string().max(100), z.string().min(1).max(10_000)),
  why: inEachLanguage,
  asksBack: inEachLanguage,
});
export type NeedContent = z.infer<typeof NeedContent>;

/** The same of an emergency; what is said to it is an answer of its own. */
export const EmergencyContent = z.object({
  signals: StoredSignals,
  from: z.number().positive().max(20),
});
export type EmergencyContent = z.infer<typeof EmergencyContent>;

/** A kind of message that Aria recognises: a need for a service, or an emergency. */
export type RecognitionItem = {
  /** `need.landing-page`, `emergency.service-down`. */
  id: string;
  kind: "need" | "emergency";
  title: string;
  /** Whether the files' signals are used, changed ones, or none: then it isn't recognised by signals. */
  origin: "file" | "changed" | "none";
  isOff: boolean;
  isBroken: boolean;
  /** ISO time. */
  changedAt: string | null;
};

/** One of them, to be edited: texts as its form shows them. */
export type RecognitionDetail = RecognitionItem & {
  signals: string;
  revision: number;
  /** Of a need. */
  need: {
    why: Record<Language, string>;
    asksBack: Record<Language, string>;
    /** Further scopes of the service: what asks for them. */
    scopes: { name: string; title: string; ways: string }[];
  } | null;
  /** Of an emergency: from which sum on it is one, and the answer that is said. */
  emergency: { from: number; answerId: string } | null;
};

/** What Aria recognises, as its form sends it. */
export const RecognitionForm = z.object({
  signals: z.string().max(60_000, "This is too much text."),
  why: eachLanguage(written(answerLimits.sayLength)),
  asksBack: eachLanguage(written(answerLimits.askBackLength)),
  /** By the last part of a scope's id. */
  scopes: z.record(z.string(), z.string().max(10_000)).default({}),
  from: z.coerce
    .number("Enter a number.")
    .min(0.5, "Enter a number from 0.5 to 20.")
    .max(20, "Enter a number from 0.5 to 20.")
    .default(4),
  revision: z.coerce.number().int().min(0).default(0),
});
export type RecognitionForm = z.infer<typeof RecognitionForm>;

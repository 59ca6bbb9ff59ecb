import { z } from "zod";
import type { Json } from "#kit/json-changes.ts";

type Settings = Readonly<Record<string, unknown>>;

/** A way in which an automation starts; safe in the browser. */
export type TriggerForm<S extends Settings = Settings> = {
  id: string;
  title: string;
  description: string;
  settings: z.ZodType<S>;
  initial: NoInfer<S>;
  /** What it gives to the steps as `trigger`, as an example. */
  sample: Json;
  /** The same as it is set, for kinds whose settings say what they give. */
  sampleOf?: (settings: S) => Json;
  /** What is wrong with its settings, by key. */
  problems: (settings: S) => Partial<Record<keyof S & string, string>>;
  /** The type of project that it listens to, where it listens to one. */
  listensTo?: "form-interface" | "chatbot" | "ai-video-agent";
  /** The kinds of connection that it starts by; the chosen one stands in its settings as `connectionId`. */
  connections?: readonly string[];
};

/** Declares a way to start; types are inferred from `settings`. */
export const defineTrigger = <S extends Settings>(form: TriggerForm<S>): TriggerForm<S> => form;
export const noProblems = () => ({});

/** Settings of one that listens to a project of the owner's, or to any. */
export const listening = z.strictObject({
  projectId: z.string().max(64).default(""),
});

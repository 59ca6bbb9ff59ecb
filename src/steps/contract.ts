import { z } from "zod";
import type { Json } from "#kit/json-changes.ts";

/** What a way out of a step is called, for steps with more than one. */
export type StepBranch = { id: string; label: string };

type Settings = Readonly<Record<string, unknown>>;

/** Types of projects that steps work with. */
export type ProjectOfStep = "chatbot" | "ai-video-agent" | "automation";

/**
 * A kind of step, as forms show it and the check before going live reads it; safe in the browser. Texts of `settings`
 * may hold expressions in double braces, which are worked out before the step runs (docs/adding-a-step.md).
 */
export type StepForm<S extends Settings = Settings> = {
  id: string;
  title: string;
  /** One sentence for the list of steps. */
  description: string;
  group: "reach" | "flow" | "data" | "ai";
  settings: z.ZodType<S>;
  /** As a new step begins. */
  initial: NoInfer<S>;
  /** Settings that must be filled in before it goes live, with what to say where they aren't. */
  needs: Readonly<Partial<Record<keyof NoInfer<S> & string, string>>>;
  /** What else is wrong with its settings before it goes live, by key: for kinds whose fields depend on each other. */
  problems?: (settings: S) => Partial<Record<keyof S & string, string>>;
  /** The settings that matter as it is set; without, all of them. */
  shows?: (settings: S) => readonly (keyof S & string)[];
  /** The kinds of connection that it works through; it needs one of them, unless it works without one, too. */
  connections?: readonly string[];
  worksUnconnected?: true;
  /** A setting that holds the id of one of the owner's projects, and of which type that is. */
  project?: { key: keyof NoInfer<S> & string; serviceType: ProjectOfStep; label: string };
  /** Its ways out; without, it has one. */
  branches?: (settings: S) => readonly StepBranch[];
  /** The way out that is walked once for each item of a list. */
  loops?: string;
  /** What it gives to later steps, as an example. */
  sample: Json;
  /** The same as it is set, for kinds whose settings say what they give. */
  sampleOf?: (settings: S) => Json;
  /** What is said where it waited to the end for something that had to come: it fails then. */
  late?: string;
  /** Whether it changes something outside of the run: a test without effects leaves it out. */
  hasEffect: boolean;
  /** One line on what it does as it is set, for its card. */
  says: (settings: S) => string;
};

/** Declares a kind of step; types are inferred from `settings`. */
export const defineStep = <S extends Settings>(form: StepForm<S>): StepForm<S> => form;

/** A text that may hold expressions. */
export const template = (max: number, title: string, description?: string) =>
  z
    .string()
    .max(max)
    .default("")
    .meta({ title, ...(description && { description }) });

/** The same on one line, such as an address. */
export const lineTemplate = (max: number, title: string, description?: string) =>
  template(max, title, description).meta({
    title,
    ...(description && { description }),
    isLine: true,
  });

/** What a step came to. `branch`: the way out that is taken, where it has several. */
export type StepOutcome =
  | { kind: "done"; output: Json; branch?: string }
  /** It goes on when something comes, or at that time: by `branch`, where it has several ways out. */
  | { kind: "wait"; until: Date | null; output: Json; branch?: string };

/** It failed. Whether trying again may help is said, and from when on. */
export class StepFailed extends Error {
  override name = "StepFailed";
  readonly mayRetry: boolean;
  readonly retryAfterMs: number | null;
  constructor(message: string, options: { mayRetry?: boolean; retryAfterMs?: number | null } = {}) {
    super(message);
    this.mayRetry = options.mayRetry ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

export type StoredRow = { key: string; value: Json; changedAt: string };

/** What steps can do in the world; each is bound to the automation's owner. */
export type StepPowers = {
  /** Any address that isn't in the own network. @throws StepFailed */
  request(options: {
    method: string;
    url: string;
    headers: Readonly<Record<string, string>>;
    body: string | undefined;
    signal: AbortSignal;
  }): Promise<{ status: number; headers: Record<string, string>; text: string }>;
  /** Queues a mail, once for each key. @throws StepFailed */
  mail(mail: { key: string; to: string; subject: string; text: string }): Promise<void>;
  /** Asks a model for a JSON object of this shape. @throws StepFailed where none is set, or it can't answer */
  ask(options: {
    instructions: string;
    text: string;
    shape: z.ZodType;
    signal: AbortSignal;
  }): Promise<unknown>;
  /** A contact, by the step's connection. @throws StepFailed */
  contact(
    contact: Readonly<Record<"name" | "email" | "phone" | "company" | "note", string>>,
  ): Promise<Json>;
  /** Rows of the project's own small tables. @throws StepFailed where one is full */
  putRow(table: string, key: string, data: Json): Promise<void>;
  findRow(table: string, key: string): Promise<Json | undefined>;
  /** @returns the row as it is now; undefined where there is none. @throws what `change` throws */
  changeRow(table: string, key: string, change: (row: Json) => Json): Promise<Json | undefined>;
  /** @returns whether there was one */
  removeRow(table: string, key: string): Promise<boolean>;
  /** By their keys. */
  listRows(table: string, max: number): Promise<StoredRow[]>;
  /** Has the step's connection do something. @returns what came of it @throws StepFailed */
  act(name: string, input: Json): Promise<Json>;
  /** Hands data to the step's webhook connection, signed. @throws StepFailed */
  handOver(event: string, data: Json): Promise<Json>;
  /** Asks a live chatbot of the owner's. @throws StepFailed; what the bot throws */
  askBot(
    projectId: string,
    question: string,
  ): Promise<{
    answer: string;
    sources: { title: string; url: string | null }[];
    isAnswered: boolean;
  }>;
  /** Adds a lead to a chatbot of the owner's, once for each step. @returns its id @throws StepFailed */
  takeLead(
    projectId: string,
    contact: Readonly<Record<"name" | "email" | "phone" | "company" | "said", string>>,
  ): Promise<string>;
  /** Starts another automation of the owner's, once for each step. @returns its run's id @throws StepFailed */
  startAutomation(start: { projectId: string; data: Json; waits: boolean }): Promise<string>;
  /** Has a video of the owner's made, once for each step, and tells the step of its end. @returns its id */
  makeVideo(projectId: string): Promise<string>;
  /** Stores a text as a file of the automation's, once for each step, with a link that works for days (`files.madeLinkDays`). @throws StepFailed */
  makeFile(file: { name: string; ending: string; text: string }): Promise<{
    file: string;
    name: string;
    size: number;
    link: string;
    /** ISO time. */
    linkUntil: string;
  }>;
  /** A text file of an automation's or a form's of the owner. @throws StepFailed */
  readFile(id: string): Promise<{ file: string; name: string; size: number; text: string }>;
  /** Asks for a decision by mail, and in the portal. @returns until when it can be given */
  askApproval(options: { to: string; question: string; days: number }): Promise<Date>;
};

export type StepWork = {
  /** Names this step of this run: the same each time it is tried, for whoever is called. */
  key: string;
  signal: AbortSignal;
  now: Date;
  powers: StepPowers;
};

/** Does a step's work with its settings filled in. @throws StepFailed; ZodError where a setting can't be used */
export type RunStep<S extends Settings> = (settings: S, work: StepWork) => Promise<StepOutcome>;

/** What an expression gave, as text. */
export const asText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : value === undefined || value === null
      ? ""
      : JSON.stringify(value);

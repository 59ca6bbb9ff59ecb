import { z } from "zod";
import { defineEvent } from "#domain/events/contract.ts";
import type {
  Answer,
  FieldProblem,
  FormEnding,
  FormField,
  FormInterface,
} from "#domain/projects/contract.ts";

/** The shortest time in which a person fills in a form; who is faster is asked to send it again. */
export const minFillMs = 2000;
const maxFields = 200;
const longestText = 12_000;
const text = z.string().max(longestText);

/** What a published form sends (`POST /functions/answer-form`, or its page without scripts). */
export const FormSubmission = z.object({
  address: z.string().max(64),
  /** Names this filling-in: the same sent twice is stored once. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  /** By field: text, or ids of options. What the form doesn't ask is dropped. */
  answers: z
    .record(z.string().max(64), z.union([text, z.array(text).max(50)]))
    .refine((answers) => Object.keys(answers).length <= maxFields),
  consent: z.boolean().default(false),
  language: z.string().max(8).default(""),
  /** With which files were uploaded (`PublicForm.upload`). */
  ticket: z.string().max(4000).default(""),
  /** When the page was drawn, in milliseconds. */
  begunAt: z.number().default(0),
  /** A field that people don't see. */
  "bot-field": z.string().max(longestText).default(""),
});
export type FormSubmission = z.input<typeof FormSubmission>;

/** A step that was filled in on a page without scripts: all answers so far, and the button that was pressed. */
export const FormStepPost = FormSubmission.pick({
  address: true,
  answers: true,
  language: true,
}).extend({
  stepId: z.string().max(64),
  pressed: z.enum(["next", "back", "send"]).catch("send"),
});

/** What became of it. */
export type SubmissionOutcome =
  | { kind: "sent"; ending: FormEnding }
  | { kind: "problems"; problems: FieldProblem[] }
  | { kind: "closed"; text: string }
  | { kind: "too-fast"; message: string };

/** A published form as its page shows it: nothing in it that only its owner may know. */
export type PublicForm = {
  address: string;
  form: FormInterface;
  state: "open" | "paused" | "closed";
  /** Whether the logo that it names is there. */
  hasLogo: boolean;
  /** How files are uploaded for it; null where it asks for none. */
  upload: { ticket: string; accept: string } | null;
};

/** One answer of the list. */
export type FormAnswerView = {
  id: string;
  answers: Record<string, Answer>;
  language: string;
  endingTitle: string;
  createdAt: string;
  /** Files that were sent with it, by their id. */
  files: Record<string, { name: string; href: string }>;
};

/** The answers of a form, newest first. */
export type FormAnswersView = {
  projectId: string;
  name: string;
  /** Whoever may edit may also delete answers. */
  canDelete: boolean;
  isLive: boolean;
  /** Its owner's plan holds no more answers this month, so that visitors find it closed. */
  isPlanUsedUp: boolean;
  address: string | null;
  fields: FormField[];
  total: number;
  items: FormAnswerView[];
  next: string | null;
};

/** What was answered to one question, over all answers. */
export type FieldChart =
  | { fieldId: string; kind: "bars"; answered: number; bars: { name: string; count: number }[] }
  | { fieldId: string; kind: "numbers"; answered: number; mean: number; min: number; max: number }
  | { fieldId: string; kind: "texts"; answered: number };

/** A published form was answered. */
export const formAnswered = defineEvent(
  "form.answered",
  z.object({ projectId: z.string(), deploymentId: z.string(), answerId: z.string() }),
);

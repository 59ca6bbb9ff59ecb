import type { ErrorCode } from "#errors";

/** Which form was sent: `intent` is its hidden field of that name, empty where the page has one form. */
type Sent = {
  /** New for each answer: a message with another key is another message. */
  key: string;
  intent: string;
};

/** The work is done. `message` says so to people (empty where the page shows it by itself); `result` is for the page. */
export type Done<Result = undefined> = { kind: "done"; message: string; result: Result };

/** Not done yet: the page asks first. `about` names what it is about, `values` is what was sent. */
export type Confirm = { kind: "confirm"; about: string; values: Readonly<Record<string, string>> };

/** The answer is no. */
export type Refused = {
  kind: "refused";
  code: ErrorCode | "unreachable";
  status: number;
  /** Why, for the form as a whole. */
  message: string;
  /** Field name → what is wrong with it. */
  fields: Readonly<Record<string, string>>;
  /** The first wrong field in the form's order; null where the form as a whole was refused. */
  firstWrong: string | null;
  /** What was typed, without secrets. */
  values: Readonly<Record<string, string>>;
};

/** What a form's action answers, with scripts and without. */
export type FormOutcome<Result = undefined> = Sent & (Done<Result> | Confirm | Refused);

/** Says in an action that the work is done, with a result for the page if it needs one. */
export function done(message?: string): Done;
export function done<Result>(message: string, result: Result): Done<Result>;
export function done(message = "", result?: unknown): Done<unknown> {
  return { kind: "done", message, result };
}

/** The refusal of one of the page's forms; undefined where it was sent well, or another was sent. */
export const refusalOf = <Result>(
  outcome: FormOutcome<Result> | undefined,
  intent?: string,
): (Sent & Refused) | undefined =>
  outcome?.kind === "refused" && (intent === undefined || outcome.intent === intent)
    ? outcome
    : undefined;

/** What a field of `ui/Field` needs to know of a refusal. */
export type FieldProps = {
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
  autoFocus: boolean;
};

/**
 * Props of a form's fields: after a refusal its error, what was typed (a secret is empty), and the focus at the first
 * wrong field; else what it starts with.
 */
export const fieldsOf =
  (refused: Refused | undefined) =>
  (name: string, initial?: string): FieldProps => ({
    name,
    error: refused?.fields[name],
    defaultValue: refused ? (refused.values[name] ?? "") : initial,
    autoFocus: refused?.firstWrong === name,
  });

/** Never sent back to a page. */
const secret = /password|secret|token|^code$|^setup$/i;

/** What was typed into a form's text fields, without secrets. */
export const typedValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && !secret.test(name) ? [[name, value]] : [],
    ),
  );

import { parse, useForm, type Submission, type SubmissionResult } from "@conform-to/react";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type FormEvent,
  type SyntheticEvent,
} from "react";
import type { FetcherWithComponents } from "react-router";
import type { $ZodType } from "zod/v4/core";
import { fieldsOf, refusalOf, type FieldProps, type FormOutcome, type Refused } from "./outcome.ts";
import { useSending } from "./use-sending.ts";

/** Fetches what checks a form: a schema of a contract. */
export type LoadSchema = () => Promise<$ZodType<Record<string, unknown>>>;

export type FieldOf = (name: string, initial?: string) => FieldProps;

/** Whether a form's submit event is Conform's look at a field that was changed: nothing is sent then. */
export const isRevalidation = ({ submitter }: SubmitEvent): boolean =>
  submitter?.getAttribute("name") === "__intent__";

/**
 * A form of an app, with scripts and without. It is checked by the contract's `schema` before it is sent; after that,
 * and after a refusal, wrong fields are looked at again while typing. It is sent once, keeps what was typed, empties
 * secrets (`data-secret`) that the server refused, and leads to the first wrong field, or to the message on top
 * (`data-alert`).
 *
 * @param outcome what the page's action answered; of several forms, that of `intent` is shown
 * @param isEmptiedWhenDone where the next thing is written into the same form
 * @param onAsk asks the person before a form is sent that may be sent; `send` goes on. Without scripts nobody is asked
 */
export function useActionForm({
  outcome,
  intent,
  schema,
  fetcher,
  onAsk,
  isEmptiedWhenDone = false,
}: {
  outcome: FormOutcome<unknown> | undefined;
  intent?: string | undefined;
  schema?: LoadSchema | undefined;
  fetcher?: FetcherWithComponents<unknown> | undefined;
  onAsk?: ((send: () => void) => void) | undefined;
  isEmptiedWhenDone?: boolean | undefined;
}) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { isBusy, isSent, begin } = useSending(fetcher);
  const isAsked = useRef(false);
  const refused = refusalOf(outcome, intent);
  const lastResult = useMemo(() => refused && resultOf(refused), [refused]);
  /** What only the server could tell: it holds until its field is changed. */
  const serverErrors = useRef<Set<string>>(new Set());
  const shown = useRef(refused);
  const rules = useRules(schema);

  // Before Conform hears of the refusal: an emptied secret is checked anew, and the server's word has to stay.
  useLayoutEffect(() => {
    if (refused === shown.current) return;
    if (refused && element.current) emptySecrets(element.current);
    serverErrors.current = new Set(Object.keys(refused?.fields ?? {}));
  }, [refused]);

  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    lastResult,
    ...(schema && {
      onValidate: ({ formData }: { formData: FormData }) =>
        keeping(serverErrors.current, rules.check(formData)),
      shouldRevalidate: "onInput",
    }),
  });

  useEffect(() => {
    if (refused === shown.current) return; // the server's page had its focus already
    shown.current = refused;
    if (refused && !refused.firstWrong)
      element.current?.querySelector<HTMLElement>("[data-alert]")?.focus();
  }, [refused]);

  const doneKey =
    outcome?.kind === "done" && outcome.intent === (intent ?? "") ? outcome.key : undefined;
  useEffect(() => {
    if (doneKey !== undefined && isEmptiedWhenDone) element.current?.reset();
  }, [doneKey, isEmptiedWhenDone]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSent.current) return event.preventDefault();
    if (!rules.isThere() && !isRevalidation(event.nativeEvent as SubmitEvent)) {
      event.preventDefault();
      return void rules.load().then(() => element.current?.requestSubmit());
    }
    form.onSubmit(event);
    if (event.defaultPrevented) return;
    if (onAsk && !isAsked.current) {
      event.preventDefault();
      return onAsk(() => {
        isAsked.current = true;
        element.current?.requestSubmit();
      });
    }
    isAsked.current = false;
    begin();
  };

  const field: FieldOf = (name, initial) => ({
    ...fieldsOf(refused)(name, initial),
    error: fields[name]?.errors?.[0],
  });

  return {
    refused,
    field,
    isBusy,
    formProps: {
      ref: element,
      id,
      method: "post",
      noValidate: true,
      onSubmit,
      onFocus: () => void rules.load(),
      onInput: ({ target }: SyntheticEvent) => {
        if ("name" in target && typeof target.name === "string")
          serverErrors.current.delete(target.name);
      },
    } as const,
  };
}

/** As if they had been emptied by hand: what rates a password while typing hears of it. */
function emptySecrets(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>("[data-secret]")) {
    input.value = "";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** A refusal as Conform reads it. */
const resultOf = ({ fields, values }: Refused): SubmissionResult => ({
  status: "error",
  initialValue: { ...values },
  error: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])),
  fields: Object.keys(fields),
});

type Checked = Submission<Record<string, unknown>>;

/**
 * The schema comes with the first focus in the form, as most people only look; a form that is sent before waits for it.
 * Where it doesn't come, the server alone checks.
 */
function useRules(schema: LoadSchema | undefined) {
  const check = useRef<((form: FormData) => Checked) | "none">(schema ? undefined : "none");
  const loading = useRef<Promise<void>>(undefined);
  return {
    isThere: () => check.current !== undefined,
    load: async () => {
      if (!schema) return;
      await (loading.current ??= Promise.all([import("./check-form.ts"), schema()]).then(
        ([{ checkForm }, rules]) => {
          check.current = (form) => checkForm(form, rules);
        },
        () => {
          check.current = "none";
        },
      ));
    },
    check: (form: FormData): Checked =>
      typeof check.current === "function"
        ? check.current(form)
        : parse<Record<string, unknown>, string[]>(form, { resolve: (value) => ({ value }) }),
  };
}

/** While a field is looked at again, what the server said of others stays: an emptied secret isn't "missing" yet. */
function keeping(names: ReadonlySet<string>, checked: Checked): Checked {
  if (checked.status !== undefined) return checked;
  const kept = Object.fromEntries([...names].map((name) => [name, null]));
  return {
    ...checked,
    reply: (options) => {
      const result = checked.reply(options);
      return { ...result, error: { ...result.error, ...kept } };
    },
  };
}

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Answer, Answers } from "#domain/projects/configuration/form-flow.ts";

/** What a field is called in the form that is posted. */
export const inputName = (fieldId: string) => `field-${fieldId}`;

/** The answers that a posted form holds, by field. */
export function answersIn(data: FormData): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const name of new Set(data.keys())) {
    if (!name.startsWith("field-")) continue;
    const texts = data.getAll(name).filter((value) => typeof value === "string");
    const [first = ""] = texts;
    answers[name.slice("field-".length)] = texts.length > 1 ? texts : first;
  }
  return answers;
}

/**
 * What has been answered so far. The inputs hold their values themselves; this follows them, and remembers those of
 * fields that a condition or another step has taken away, for when they come back.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>, given: Answers) {
  const [answers, setAnswers] = useState(given);
  const latest = useRef(given);
  const read = useCallback((): Answers => {
    const element = form.current;
    if (!element) return latest.current;
    const shown = [...element.querySelectorAll<HTMLElement>("[data-field]")].map(
      ({ dataset }) => dataset["field"] ?? "",
    );
    const kept = Object.entries(latest.current).filter(([id]) => !shown.includes(id));
    latest.current = { ...Object.fromEntries(kept), ...answersIn(new FormData(element)) };
    setAnswers(latest.current);
    return latest.current;
  }, [form]);
  // What was typed before the scripts came.
  useEffect(() => void read(), [read]);
  return { answers, read };
}

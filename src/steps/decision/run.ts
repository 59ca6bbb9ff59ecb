import type { z } from "zod";
import { asText, type RunStep } from "../contract.ts";
import type { decisionStep } from "./form.ts";

type Settings = z.infer<typeof decisionStep.settings>;

/** Compares as people mean it: numbers by their size, texts without regard to case and outer spaces. */
export const runDecision: RunStep<Settings> = async ({ value, comparison, other }) => {
  const isTrue = holds(value, comparison, other);
  return { kind: "done", output: { isTrue }, branch: isTrue ? "yes" : "no" };
};

function holds(value: unknown, comparison: Settings["comparison"], other: unknown): boolean {
  const [a, b] = [said(value), said(other)];
  const isEmpty = a === "" || a === "[]" || a === "{}";
  const contains = () =>
    Array.isArray(value) ? value.some((one) => isSame(said(one), b)) : a.includes(b);
  const answers: Readonly<Record<Settings["comparison"], () => boolean>> = {
    is: () => isSame(a, b),
    "is not": () => !isSame(a, b),
    contains,
    "starts with": () => a.startsWith(b),
    "is more than": () => Number(a) > Number(b),
    "is less than": () => Number(a) < Number(b),
    "is empty": () => isEmpty,
    "is filled in": () => !isEmpty,
    "is true": () => value === true || /^(true|yes|1)$/.test(a),
  };
  return answers[comparison]();
}

const said = (value: unknown) => asText(value).trim().toLowerCase();
const isNumber = (text: string) => text !== "" && Number.isFinite(Number(text));
const isSame = (a: string, b: string) =>
  isNumber(a) && isNumber(b) ? Number(a) === Number(b) : a === b;

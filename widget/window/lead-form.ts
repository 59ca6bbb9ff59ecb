import type { BotView } from "../../src/domain/chatbots/contract.ts";
import { ApiError } from "../../src/web/kit/api-call.ts";
import type { Words } from "../words.ts";
import { button, el, fill } from "./dom.ts";
import type { TalkActions } from "./talk.ts";

type Field = BotView["lead"]["fields"][number];

const kinds: Record<Field, { type: string; autocomplete: string }> = {
  name: { type: "text", autocomplete: "name" },
  email: { type: "email", autocomplete: "email" },
  phone: { type: "tel", autocomplete: "tel" },
  company: { type: "text", autocomplete: "organization" },
};

/** What is wrong with a filled-in form, by field; the server checks the same. */
export function leadProblems(
  filled: Readonly<Record<string, string>>,
  { isConsentNeeded, hasConsented }: { isConsentNeeded: boolean; hasConsented: boolean },
  words: Pick<Words, "oneOf" | "badEmail" | "consentNeeded">,
): Record<string, string> {
  const email = filled["email"]?.trim() ?? "";
  if (email === "" && (filled["phone"]?.trim() ?? "") === "")
    return { ["email" in filled ? "email" : "phone"]: words.oneOf };
  if (email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { email: words.badEmail };
  return isConsentNeeded && !hasConsented ? { consent: words.consentNeeded } : {};
}

/** The form for contact details. `onSkip` is left out where they are needed. */
export function leadForm(options: {
  bot: BotView;
  words: Words;
  title: string;
  actions: () => TalkActions;
  onDone: () => void;
  onSkip?: () => void;
}): HTMLElement {
  const { words, actions, onDone, onSkip } = options;
  const { lead } = options.bot;
  const needed = lead.fields.filter((field) => field === "email" || field === "phone");
  const fields: readonly Field[] = needed.length > 0 ? lead.fields : [...lead.fields, "email"];
  const isNeeded = (field: Field) => needed.length < 2 && (field === "email" || field === "phone");

  const inputs = new Map<string, { input: HTMLInputElement; error: HTMLElement }>();
  const row = (name: string, input: HTMLInputElement, label: HTMLElement) => {
    const error = el("span", { class: "error", id: `lead-${name}-error`, role: "alert" });
    input.setAttribute("aria-describedby", error.id);
    inputs.set(name, { input, error });
    return el("div", { class: "field" }, label, error);
  };
  const rows = fields.map((field) => {
    const input = el("input", { name: field, ...kinds[field], maxlength: 200, dir: "auto" });
    const text = isNeeded(field) ? words[field] : `${words[field]} (${words.optional})`;
    return row(field, input, el("label", {}, el("span", {}, text), input));
  });
  const consent = el("input", { type: "checkbox", name: "consent" });
  if (lead.consent)
    rows.push(
      row(
        "consent",
        consent,
        el("label", { class: "consent" }, consent, el("span", { dir: "auto" }, lead.consent)),
      ),
    );
  const trap = el("input", { name: "bot-field", tabindex: -1, autocomplete: "off" });
  const problem = el("p", { class: "error", role: "alert" });
  const submit = el("button", { class: "primary" }, words.sendDetails);
  const form = el(
    "form",
    { class: "lead", novalidate: true, "aria-label": options.title },
    el("h2", {}, options.title),
    lead.text ? el("p", { dir: "auto" }, lead.text) : null,
    ...rows,
    el("div", { class: "trap", "aria-hidden": "true" }, trap),
    problem,
    el(
      "div",
      { class: "lead__buttons" },
      submit,
      onSkip ? button(words.notNow, onSkip, { class: "quiet" }) : null,
    ),
  );

  function show(problems: Readonly<Record<string, string>>): boolean {
    let first: HTMLInputElement | null = null;
    for (const [name, { input, error }] of inputs) {
      const text = problems[name] ?? "";
      fill(error, text);
      if (text) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
      if (text) first ??= input;
    }
    first?.focus();
    return first !== null;
  }
  async function send(): Promise<void> {
    const valueOf = (name: string) => inputs.get(name)?.input.value.trim() ?? "";
    const filled = Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
    const hasConsented = lead.consent !== "" && consent.checked;
    fill(problem);
    if (show(leadProblems(filled, { isConsentNeeded: lead.consent !== "", hasConsented }, words)))
      return;
    submit.disabled = true;
    try {
      await actions().leaveDetails({
        name: valueOf("name"),
        email: valueOf("email"),
        phone: valueOf("phone"),
        company: valueOf("company"),
        hasConsented,
        "bot-field": trap.value,
      });
      onDone();
    } catch (thrown) {
      const isShown = thrown instanceof ApiError && show(thrown.fields);
      if (!isShown) fill(problem, thrown instanceof ApiError ? words.problem : words.lost);
    } finally {
      submit.disabled = false;
    }
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
  return form;
}

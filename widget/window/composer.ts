import { counted, type Words } from "../words.ts";
import { el, fill, line } from "./dom.ts";

/** Longest message, in characters (src/domain/conversations/contract.ts). */
export const maxCharacters = 4000;
const shownFrom = 3600;

/** What is said below the field about its length. */
export function lengthWords(length: number, words: Pick<Words, "tooLong" | "left">): string {
  if (length > maxCharacters) return counted(words.tooLong, length - maxCharacters);
  return length >= shownFrom ? counted(words.left, maxCharacters - length) : "";
}

/** The field for a message. Enter sends, Shift and Enter begin a line. */
export function composer(options: {
  words: Words;
  onSend: (text: string) => void;
  onStop: () => void;
}) {
  const { words } = options;
  const field = el("textarea", {
    rows: 1,
    dir: "auto",
    placeholder: words.placeholder,
    "aria-label": words.placeholder,
    "aria-describedby": "length",
    enterkeyhint: "send",
  });
  const length = el("span", { id: "length", class: "length", role: "status" });
  const send = el(
    "button",
    { class: "send", "aria-label": words.send },
    line("M12 19V5M6 11l6-6 6 6"),
  );
  const stop = el(
    "button",
    { type: "button", class: "send", "aria-label": words.stop },
    line("M8 8h8v8H8z"),
  );
  stop.addEventListener("click", options.onStop);
  const form = el("form", { class: "composer" }, field, send, stop, length);
  let isPending = false;

  const measure = () => {
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, 140)}px`;
    fill(length, lengthWords(field.value.length, words));
    send.disabled = field.value.trim() === "" || field.value.length > maxCharacters;
  };
  const submit = () => {
    if (isPending || send.disabled) return;
    const text = field.value.trim();
    field.value = "";
    measure();
    options.onSend(text);
  };
  field.addEventListener("input", measure);
  field.addEventListener("keydown", (event) => {
    // An Enter that ends the writing of a Chinese or Japanese word sends nothing.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  measure();
  return {
    form,
    field,
    show(state: { isPending: boolean; canStop: boolean }) {
      isPending = state.isPending;
      send.hidden = state.canStop;
      stop.hidden = !state.canStop;
    },
  };
}

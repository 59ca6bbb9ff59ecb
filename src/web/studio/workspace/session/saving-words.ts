import type { Conflict, Json } from "#kit/json-changes.ts";
import type { Saving } from "./workspace-store.ts";

type Words = { label: string; tone: "plain" | "amber" | "brick"; text: string | null };

/** The state of saving in words, and what to do where it failed. */
export function savingWords(saving: Saving): Words {
  switch (saving.state) {
    case "saved":
      return { label: "Saved", tone: "plain", text: null };
    case "unsaved":
      return { label: "Unsaved changes", tone: "plain", text: null };
    case "saving":
      return { label: "Saving…", tone: "plain", text: null };
    default:
      return failureWords[saving.reason](saving.message);
  }
}

const failureWords: Record<
  Extract<Saving, { state: "failed" }>["reason"],
  (message: string | null) => Words
> = {
  offline: () => ({
    label: "Offline",
    tone: "amber",
    text: "You’re offline. Your changes are kept in this browser and saved when you’re back.",
  }),
  busy: () => ({
    label: "Not saved yet",
    tone: "amber",
    text: "Our server can’t save right now. Your changes are kept in this browser; we’re trying again.",
  }),
  "signed-out": () => ({
    label: "Signed out",
    tone: "amber",
    text: "Your session has ended. Sign in again in a new tab; your changes are kept, and saving goes on by itself.",
  }),
  gone: () => ({
    label: "Not saved",
    tone: "brick",
    text: "You can’t save this project any more: it was deleted, or you no longer have access. Export it to keep your changes.",
  }),
  refused: (message) => ({
    label: "Not saved",
    tone: "brick",
    text: `${message ?? "Something in it isn’t valid."} Your changes are kept in this browser. Change it and save again.`,
  }),
};

/** A value of a conflict, short enough for a sentence; what was written is quoted. */
function valueWords(value: Json): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (value === null) return "nothing";
  if (typeof value === "string") return value.trim() === "" ? "empty" : `“${short(value)}”`;
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
  const name = value["name"] ?? value["title"];
  return typeof name === "string" && name ? `“${short(name)}”` : "other settings";
}
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Who changed what here, as a sentence; `place` is the field's name. */
export function conflictWords(
  { mine, theirs, by }: Conflict & { by: string },
  place: string,
): string {
  const they = by || "Someone";
  if (theirs === undefined) return `${they} deleted ${place} while you changed it.`;
  const yours = mine === undefined ? "deleted it" : `changed it to ${valueWords(mine)}`;
  return `${they} changed ${place} to ${valueWords(theirs)}, and you ${yours}.`;
}

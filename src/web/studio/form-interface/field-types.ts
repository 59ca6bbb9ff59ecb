import type { FieldType, FormField } from "#domain/projects/configuration/form-interface.ts";

/** What can be asked, as the list of new questions offers it. */
export const fieldKinds: readonly { type: FieldType; name: string; about: string }[] = [
  { type: "text", name: "Short text", about: "One line, such as a name" },
  { type: "long-text", name: "Long text", about: "Several lines" },
  { type: "email", name: "Email address", about: "Checked as it is typed" },
  { type: "phone", name: "Phone number", about: "With country code or without" },
  { type: "number", name: "Number", about: "With limits if you like" },
  { type: "date", name: "Date", about: "A day of the calendar" },
  { type: "choice", name: "One choice", about: "One of several options" },
  { type: "choices", name: "Several choices", about: "Any of several options" },
  { type: "dropdown", name: "Dropdown", about: "One of many options" },
  { type: "yes-no", name: "Yes or no", about: "Good for branching" },
  { type: "rating", name: "Rating", about: "Stars" },
  { type: "file", name: "File", about: "An upload" },
  { type: "statement", name: "Statement", about: "A text without an answer" },
];
export const kindName = (type: FieldType): string =>
  fieldKinds.find((kind) => kind.type === type)?.name ?? type;

/** What the limits of a field mean; null where it has none. */
export function limitWords({ type }: Pick<FormField, "type">) {
  if (type === "text" || type === "long-text")
    return { min: "Fewest characters", max: "Most characters" };
  if (type === "number") return { min: "Smallest number", max: "Largest number" };
  if (type === "choices") return { min: "Fewest choices", max: "Most choices" };
  return type === "rating" ? { min: null, max: "Stars" } : null;
}

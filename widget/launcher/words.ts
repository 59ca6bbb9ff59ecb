export type Language = "en" | "de" | "es" | "fr";

/** What the button says to screen readers; `{name}` is the bot's. */
const words: Record<Language, { open: string; close: string; unread: string }> = {
  en: { open: "Chat with {name}", close: "Close the chat", unread: "unread: {count}" },
  de: { open: "Chat mit {name}", close: "Chat schließen", unread: "ungelesen: {count}" },
  es: { open: "Chat con {name}", close: "Cerrar el chat", unread: "sin leer: {count}" },
  fr: { open: "Discuter avec {name}", close: "Fermer le chat", unread: "non lus : {count}" },
};

/** The language of the host's page where the bot speaks it, else the bot's first. */
export const languageOf = (pageLanguage: string, languages: readonly Language[]): Language =>
  languages.find((language) => pageLanguage.toLowerCase().split("-")[0] === language) ??
  languages[0] ??
  "en";

/** The button's name. */
export function buttonLabel(
  language: Language,
  { name, isOpen, unread }: { name: string; isOpen: boolean; unread: number },
): string {
  const { open, close, unread: more } = words[language];
  if (isOpen) return close;
  const label = open.replace("{name}", () => name);
  return unread > 0 ? `${label} (${more.replace("{count}", String(unread))})` : label;
}

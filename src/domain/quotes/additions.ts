import { serviceKinds } from "./service-kinds.ts";
import type { Span } from "./told-parts.ts";

type Said = { text: string; at: number };

/** What is asked for on top, in so many words. */
const onTop =
  /(?<!\p{L})(?:plus|as well as|along with|together with|in addition(?: to (?:it|this|that))?|on top(?: of (?:it|that))?(?=,? (?:an?|the|some) )|and also|sowie|außerdem|zusätzlich|obendrein|además(?: de)?|ainsi que|en plus(?: de)?|et aussi|(?:connected|linked|wired|hooked up) (?:up )?(?:to|with)|reliée?s? (?:à|aux?)|connectée?s? (?:à|aux?|avec)|conectad[oa]s? (?:a|con)|verbunden mit|angebunden an|angeschlossen an)(?!\p{L})\s+(?:(?:an?|the|some|eine?[nmrs]?|einen|una?|unos|unas|une|des|du)\s+)?/giu;
const end = /[.,;:!?()\n]|\s(?:plus|and|und|y|et|to|for|that|which|so)\s|$/u;
/** Parts of what every order holds, and what they bring. */
const ordinary =
  /(?<!\p{L})(?:pages?|sections?|texts?|words|pictures?|photos?|images?|forms?|fields?|buttons?|links?|maps? link|prices?|price list|contact|imprint|privacy|legal|help|support|thanks|ideas?|seiten?|texte?|bilder|fotos?|formular\p{L}*|felder|preise|kontakt|impressum|datenschutz|páginas?|textos?|imágenes|formularios?|campos|precios|contacto|aviso legal|textes?|images|formulaires?|champs|prix|mentions légales|confidentialité|our|my|your|unser\p{L}*|mein\p{L}*|nuestr\p{L}+|mis?|notre|nos|mes|mon|ma|we|i|wir|ich|nous|je)(?!\p{L})/iu;

/** “Plus a full brand book”: something on top that is no part of an order, however plain its words are. */
export const additionsIn = (text: string, read: readonly Span[]): { text: string; at: number }[] =>
  [...text.matchAll(onTop)].flatMap(({ index, 0: opening }) => {
    const from = index + opening.length;
    const rest = text.slice(from);
    const words = rest.slice(0, rest.search(end)).trim();
    const to = from + words.length;
    const isRead =
      read.some((one) => one.from < to && one.to > from) ||
      serviceKinds.some(({ named }) => words.search(named) >= 0);
    return words === "" || isRead || ordinary.test(words) ? [] : [{ text: words, at: from }];
  });

/** Each thing once, in the most words that name it. */
export const longestOf = (all: readonly Said[]): { text: string; at: number }[] =>
  all
    .filter(
      (one, index) =>
        !all.some(
          (other, at) =>
            at !== index &&
            one.at >= other.at &&
            one.at + one.text.length <= other.at + other.text.length &&
            (one.text.length < other.text.length || at < index),
        ),
    )
    .map(({ text, at }) => ({ text, at }))
    .toSorted((a, b) => a.at - b.at);

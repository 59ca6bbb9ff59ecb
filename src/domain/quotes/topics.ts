import { built, isUnheardName } from "./built-things.ts";
import { isDoing } from "./free-parts.ts";

/** What only German sentences hold. */
export const germanWords =
  /(?<!\p{L})(?:und|mit|für|der|die|das|wir|unser\p{L}*|eine?[nrms]?|soll\p{L}*)(?!\p{L})/iu;
/** "Five pages: home, treatments, prices", "a form: date, place": what pages, fields and topics are called. */
const list =
  /(?:pages?|seiten?|páginas?|sections?|abschnitte?|secciones|rubriques?|forms?|formulare?|formulario|formulaire|fields?|feldern?|campos|champs|bots?|topics?|themen|temas|sujets|questions?|fragen|preguntas|dudas|info|information|sites?|websites?)(?!\p{L})(?:[^.:!?\n]{0,60}:[^.;:!?\n]*|[^.:!?(\n]{0,30}\([^.;:!?)\n]*)$/iu;
/** So many words are the name of one of them. */
const pageName = /^\s*(?:[\p{L}’'-]+\s*){1,2}$/u;
/** "Questions about opening hours and adoption", "by size and filling": what something is about goes on. */
export const isTopicBefore =
  /(?<!\p{L})(?:about|regarding|on topics? like|topics?:|of|from|for|between|by|zu|zum|zur|über|von|aus|für|rund um|sobre|acerca de|para|entre|según|à propos de|sur|pour|selon)\s+(?:[\p{L}’'-]+\s+){0,3}[\p{L}’'-]+,?\s*$/iu;
export const goesOn = /^(?:and|und|y|et|,\s*)$/iu;
const topicName = /^\s*(?!(?:an?|eine?[nmrs]?|une?|una|\d+)\s)(?:[\p{L}’'-]+\s*){1,2}$/iu;
/** Whether a part is a name of a page or a field that a list of them goes on with. */
export const isOfList = (before: string, part: string): boolean =>
  list.test(before) && pageName.test(part) && !built.test(part) && !isDoing(part.trim());
/** A few words without an article; a name with a capital isn't a topic but in German. */
export const isMoreOfTopic = (part: string, text: string): boolean =>
  topicName.test(part) &&
  !isDoing(part.trim()) &&
  !isUnheardName(part) &&
  !built.test(part) &&
  (germanWords.test(text) || !/\p{Lu}/u.test(part));

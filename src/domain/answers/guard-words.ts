import { contact } from "#content/brand.ts";
import { hostsToLink } from "#content/consultant.ts";
import type { Service } from "#domain/catalogue/index.ts";
import {
  addressesIn,
  GuardedWords,
  readingRules,
  type AnswerRequest,
} from "#domain/consultant/index.ts";
import { pricedServices } from "./priced-services.ts";

/**
 * The guards of a model's words for one answer: its figures are those of the catalogue and of what it was given, its
 * links ours.
 */
export function guardWords(
  {
    instructions,
    turns,
    sources,
    ownAnswer,
    page,
    told,
  }: Pick<AnswerRequest, "instructions" | "turns" | "sources" | "ownAnswer" | "page" | "told">,
  services: readonly Service[],
  { publicUrl }: { publicUrl: string },
  /** Where another assistant than Aria may lead to: these hosts and no page of ours. */
  otherHosts: readonly string[] | null = null,
): GuardedWords {
  const said = turns.flatMap(({ sender, text }) => (sender === "user" ? text : []));
  const answered = turns.filter(({ sender }) => sender === "ai");
  const known = [
    ...sources,
    ...answered,
    ...(ownAnswer ? [ownAnswer] : []),
    ...(told ? [{ text: told.about }] : []),
  ];
  return new GuardedWords({
    instructions: `${instructions}\n${readingRules}`,
    figures: {
      services: pricedServices(services),
      sources: known,
      said: [...(page ? [page.title] : []), ...said],
    },
    places: {
      origin: otherHosts ? null : new URL(publicUrl).origin,
      hosts: otherHosts ?? hostsToLink,
      ownAddress: otherHosts ? "…" : contact.email.support,
      addresses: [
        ...(otherHosts ? [] : Object.values(contact.email)),
        ...[...said, ...known.map(({ text }) => text)].flatMap(addressesIn),
      ],
    },
  });
}

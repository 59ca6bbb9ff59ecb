import { type Service, listServices } from "#domain/catalogue/index.ts";
import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { type Language, languages } from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import { fillFacts } from "./fill-facts.ts";

/** What placeholders stand for today, e.g. `price:landing-page` → `$350`; by language where it has words. */
export type Figures = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** For the editor of answers: every placeholder with its value, and the services and scopes to choose from. @throws AppError forbidden */
export async function readFigures(
  actor: Actor,
  deps: AnswerDeskDeps,
): Promise<{ figures: Figures; offers: { id: string; title: string }[] }> {
  await requireAdmin(deps.db, actor, deps);
  const services = await listServices(deps);
  const { facts } = deps.answers.files;
  const offers = services.flatMap(offersOf);
  const keys = [
    ...offers.flatMap(({ id }) => ["price", "time", "name"].map((kind) => `${kind}:${id}`)),
    ...Object.keys(facts).map((name) => `fact:${name}`),
  ];
  const valuesIn = (language: Language) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = fillFacts(`{${key}}`, language, { services, facts });
        return value === null ? [] : [[key, value] as const];
      }),
    );
  const figures = Object.fromEntries(
    languages.map((language) => [language, valuesIn(language)]),
  ) as Record<Language, Record<string, string>>;
  return { figures, offers };
}

const offersOf = ({ id, title, scopes }: Service) => [
  { id, title },
  ...scopes.map((scope) => ({ id: scope.id, title: `${title}: ${scope.name}` })),
];

import { type Page, Persona, readPage } from "./answers.ts";
import { ask, orNull, pathOf, queryOf } from "./ask.ts";
import type { TavusSettings } from "./settings.ts";

/** Personas of the account (spec site.md §3). All calls throw TavusFailure. */
export const createPersonas = (settings: TavusSettings) => ({
  async list(place: { limit?: number; page?: number } = {}): Promise<Page<Persona>> {
    const path = `/personas${queryOf(place)}`;
    return readPage(Persona, await ask({ method: "GET", path }, settings));
  },

  /** Null where there is none. It is answered as a list with one entry. */
  read: (id: string): Promise<Persona | null> =>
    orNull(async () => {
      const answer = await ask({ method: "GET", path: pathOf("persona", id) }, settings);
      return readPage(Persona, answer).items[0] ?? null;
    }),
});

import { brand } from "#content/brand.ts";

/** The heading of the dialog and the page: the AI quote is about one thing on offer, by its title. */
export const quoteTitle = (about: string | undefined): string =>
  about ? "Get AI Quote" : "Get Quote";

/** Says plainly who answers before anything is sent: an AI chooses, code computes. */
export function QuoteIntro({ about }: { about?: string | undefined }) {
  return (
    <p>
      {about ? (
        <>
          About <strong>{about}</strong>.{" "}
        </>
      ) : null}
      {brand.consultant}, our AI consultant, chooses what you need from our services; the amounts
      come from the catalogue. Usually you get the quote in a moment, with one firm total. A person
      prices anything beyond our listed scopes.
    </p>
  );
}

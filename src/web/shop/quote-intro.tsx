import { replies } from "#content/promises.ts";

/** The heading of the dialog and the page: the AI quote is about one thing on offer, by its title. */
export const quoteTitle = (about: string | undefined): string =>
  about ? "Get AI Quote" : "Get Quote";

/** Says plainly who answers: the button is named after the AI quote, which isn't built in yet. */
export function QuoteIntro({ about }: { about?: string | undefined }) {
  return (
    <p>
      {about ? (
        <>
          About <strong>{about}</strong>.{" "}
        </>
      ) : null}
      For now a person reads your request, not an AI, and answers by email within{" "}
      {replies.quoteHours} hours.
    </p>
  );
}

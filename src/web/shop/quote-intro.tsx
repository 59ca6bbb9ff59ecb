import { replies } from "#content/promises.ts";

/** The heading of the dialog and the page: the AI quote is about one service. */
export const quoteTitle = (serviceId: string | undefined): string =>
  serviceId ? "Get AI Quote" : "Get Quote";

/** Says plainly who answers: the button is named after the AI quote, which isn't built in yet. */
export function QuoteIntro({ service }: { service?: string | undefined }) {
  return (
    <p>
      {service ? (
        <>
          About <strong>{service}</strong>.{" "}
        </>
      ) : null}
      For now a person reads your request, not an AI, and answers by email within{" "}
      {replies.quoteHours} hours.
    </p>
  );
}

import { replies } from "#content/promises.ts";

/** Says plainly who answers: the button is named after the AI quote, which isn't built in yet. */
export function QuoteIntro({ service }: { service?: string | undefined }) {
  return (
    <p>
      {service ? (
        <>
          About <strong>{service}</strong>.{" "}
        </>
      ) : null}
      For now a person reads your request, not an AI. It is stored, and answered within{" "}
      {replies.quoteHours} hours.
    </p>
  );
}

import { contact } from "#content/brand.ts";
import { Notice } from "../../ui/Notice.tsx";
import { checkoutWords } from "./checkout-request.ts";

/** What went wrong at checkout (spec site.md §8), `text` being the error's own; what was kept, what to do. */
export function CheckoutFailure({ text }: { text: string }) {
  return (
    <Notice tone="brick" live title={checkoutWords.failed}>
      <p>{text}</p>
      <p>
        Nothing was charged, and your choice is kept. Support:{" "}
        <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>
      </p>
    </Notice>
  );
}

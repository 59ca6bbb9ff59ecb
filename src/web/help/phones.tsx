import { Fragment } from "react";
import { contact } from "#content/brand.ts";

/** Our numbers, or the one of a desk, to be phoned from where they stand; a number is never broken. */
export const Phones = ({ of }: { of?: string }) =>
  contact.phones
    .filter(({ label }) => !of || label === of)
    .map(({ display, e164 }, place) => (
      <Fragment key={e164}>
        {place > 0 ? " or " : null}
        <a href={`tel:${e164}`}>
          <span className="whitespace-nowrap">{display}</span>
        </a>
      </Fragment>
    ));

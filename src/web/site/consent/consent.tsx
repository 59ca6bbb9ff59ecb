import { type StoredInBrowser, storedInBrowser } from "#content/browser-storage.ts";
import { paths } from "../../paths.ts";
import { ChoiceButton } from "./choice-buttons.tsx";
import { PreferenceCenter } from "./preference-center.tsx";

type Entry = Pick<StoredInBrowser, "name" | "category" | "purpose">;

/**
 * The cookie question (spec studio.md §2.8), on every page. As long as the registry holds nothing optional there is
 * nothing to ask, so only the cookie policy has the preference center, which says so. Otherwise every page has it, and
 * a banner, which begin.ts shows where there is no choice yet. Both come right after the skip link, so that the keyboard
 * reaches them early.
 * @param path the page's address
 * @param entries what this site keeps in browsers
 */
export function Consent({
  path,
  entries = storedInBrowser,
}: {
  path: string;
  entries?: readonly Entry[];
}) {
  const optional = [
    ...new Set(entries.flatMap(({ category }) => (category === "Essential" ? [] : [category]))),
  ];
  return (
    <>
      {optional.length > 0 ? <Banner optional={optional} /> : null}
      {optional.length > 0 || path === paths.cookies() ? (
        <PreferenceCenter entries={entries} />
      ) : null}
    </>
  );
}

const Banner = ({ optional }: { optional: readonly string[] }) => (
  <section className="consent" aria-labelledby="consent-title" hidden suppressHydrationWarning>
    <div className="band consent__inside">
      <div className="consent__text">
        <h2 className="consent__title" id="consent-title">
          Cookies
        </h2>
        <p>
          With your consent we also use your browser’s storage for: {optional.join(", ")}.{" "}
          <a href={paths.cookies()}>Cookie policy</a>
        </p>
      </div>
      <div className="consent__buttons">
        <ChoiceButton does="reject" isSmall>
          Reject Non-Essential
        </ChoiceButton>
        <ChoiceButton does="accept" isSmall>
          Accept All
        </ChoiceButton>
        <ChoiceButton does="open" look="plain" isSmall>
          Manage Preferences
        </ChoiceButton>
      </div>
    </div>
  </section>
);

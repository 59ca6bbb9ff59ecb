import type { StoredInBrowser } from "#content/browser-storage.ts";
import { categoryDescriptions, emptyCategory } from "#content/consent.ts";
import { cookieCategories } from "#content/promises.ts";
import { Close } from "../../ui/icons.tsx";
import { ChoiceButton, CurrentChoice } from "./choice-buttons.tsx";

type Entry = Pick<StoredInBrowser, "name" | "category" | "purpose">;

/**
 * The preference center (spec studio.md §2.8): each category with its switch, stored by Save; begin.ts opens it. A page
 * has it once. Closed without Save it changes nothing.
 */
export function PreferenceCenter({ entries }: { entries: readonly Entry[] }) {
  const isAllEssential = entries.every(({ category }) => category === "Essential");
  return (
    <dialog className="dialog preferences" aria-labelledby="preferences-title">
      <div className="dialog__frame">
        <div className="dialog__head">
          <h2 className="dialog__title" id="preferences-title">
            Cookie preferences
          </h2>
          <form method="dialog">
            <button type="submit" className="button button--icon" aria-label="Close">
              <Close />
            </button>
          </form>
        </div>
        <div className="dialog__body">
          {isAllEssential ? (
            <p>
              This site keeps nothing optional in your browser, so there is nothing to refuse. You
              can still save a choice for the future.
            </p>
          ) : null}
          <CurrentChoice className="preferences__choice" />
          {cookieCategories.map((category) => (
            <CategorySwitch key={category.name} {...category} entries={entries} />
          ))}
        </div>
        <div className="dialog__foot">
          <ChoiceButton does="reject" isSmall>
            Reject Non-Essential
          </ChoiceButton>
          <ChoiceButton does="accept" isSmall>
            Accept All
          </ChoiceButton>
          <ChoiceButton does="save" look="solid" isSmall>
            Save Preferences
          </ChoiceButton>
        </div>
      </div>
    </dialog>
  );
}

/** A category with its switch, what it is for, and what is in it; Essential can't be switched off. */
function CategorySwitch({
  name,
  canDisable,
  entries,
}: (typeof cookieCategories)[number] & { entries: readonly Entry[] }) {
  const id = `consent-${name.toLowerCase()}`;
  const kept = entries.filter(({ category }) => category === name);
  const purposes = [...new Set(kept.map(({ purpose }) => purpose))];
  return (
    <div className="check preferences__category">
      <input
        type="checkbox"
        id={id}
        value={name}
        aria-describedby={`${id}-about`}
        defaultChecked={!canDisable}
        disabled={!canDisable}
      />
      <label className="check__label" htmlFor={id}>
        <strong>{name}</strong>
        {canDisable ? null : ", always on"}
      </label>
      <p id={`${id}-about`}>{categoryDescriptions[name]}</p>
      {kept.length === 0 ? (
        <p className="preferences__kept">{emptyCategory}</p>
      ) : (
        <details className="preferences__kept">
          <summary>What is kept</summary>
          <ul>
            {purposes.map((purpose) => (
              <li key={purpose}>{purpose}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

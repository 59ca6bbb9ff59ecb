// The beginning of all that has to do with consent, on every page (later.ts): the banner where there is no
// choice yet, the line that says the choice, and what `data-consent` does on links and buttons. The banner is
// part of it, as every first visit needs it: a request of its own would cost more than it weighs. What comes
// after a click is fetched then.
import { follow, takeClicks } from "../../kit/take-clicks.ts";
import { showBanner } from "./banner.ts";
import { choiceWords, chosen } from "./choice-words.ts";
import type { OptionalCategory } from "./stored-choice.ts";

const root = document.documentElement;

/** Says what was chosen; keep-choice.ts stores it. */
const choose = (accepted: "all" | readonly OptionalCategory[]) =>
  document.dispatchEvent(new CustomEvent("consent:choose", { detail: accepted }));

takeClicks("[data-consent]", (from) => {
  const asked = from.dataset.consent;
  if (asked === "accept") choose("all");
  else if (asked === "reject") choose([]);
  else
    import("./preference-center.ts").then(
      ({ openPreferenceCenter }) => openPreferenceCenter(from, chosen(), choiceWords()),
      () => follow(from), // its page says the same
    );
});

/** Fills in what is accepted and since when, wherever a page has a place for it (help/cookie-choice.tsx). */
const showChoice = () => {
  for (const place of document.querySelectorAll("[data-choice-shown]"))
    place.textContent = `${choiceWords()}.`;
};
showChoice();

document.addEventListener("consent:chosen", () => {
  showChoice();
  // What was refused goes. Without this, a page without consent still reads nothing of it.
  import("./forget-refused.ts")
    .then(({ forgetRefused }) => forgetRefused(chosen()))
    .catch(() => {});
});

// Where the browser refuses for its owner, or keeps nothing anyway, there is nothing to ask.
if (!root.dataset.choice && !("refuses" in root.dataset) && navigator.cookieEnabled) showBanner();

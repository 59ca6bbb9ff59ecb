import { ChoiceButton, CurrentChoice } from "../site/consent/choice-buttons.tsx";

/** The choice about cookies within a page: what this browser goes by, and buttons that change it (spec studio.md §2.8). */
export const CookieChoice = () => (
  <>
    <CurrentChoice />
    <noscript>
      <p>
        Scripts are switched off in your browser, so there is nothing to choose: nothing outside
        Essential is ever kept.
      </p>
    </noscript>
    <p className="cookie-buttons needs-js">
      <ChoiceButton does="reject">Reject Non-Essential</ChoiceButton>
      <ChoiceButton does="accept">Accept All</ChoiceButton>
      <ChoiceButton does="open">Manage Preferences</ChoiceButton>
    </p>
  </>
);

/** Opens the preference center, which every page with this button has (root.tsx). */
export const OpenPreferenceCenter = () => (
  <p className="cookie-buttons needs-js">
    <ChoiceButton does="open">Open Preference Center</ChoiceButton>
  </p>
);

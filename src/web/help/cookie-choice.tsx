/**
 * The choice about cookies within a page: what this browser goes by, and buttons that change it (spec studio.md
 * §2.8). CSS shows the sentence that holds, and site/consent fills in the date and hears the buttons.
 */
export const CookieChoice = () => (
  <>
    <p className="cookie-choice" role="status">
      <span className="cookie-choice__made">
        You accept <span data-choice-shown />
      </span>
      <span className="cookie-choice__refused">
        Your browser sends Global Privacy Control. That counts as Reject Non-Essential until you
        choose otherwise here.
      </span>
      <span className="cookie-choice__open">Until you choose, only Essential is kept.</span>
    </p>
    <noscript>
      <p>
        Scripts are switched off in your browser, so there is no banner and nothing to choose:
        nothing outside Essential is ever kept.
      </p>
    </noscript>
    <p className="cookie-buttons needs-js">
      <ChoiceButton does="reject">Reject Non-Essential</ChoiceButton>
      <ChoiceButton does="accept">Accept All</ChoiceButton>
      <ChoiceButton does="open">Manage Preferences</ChoiceButton>
    </p>
  </>
);

/** Opens the preference center. */
export const PreferenceCenter = () => (
  <p className="cookie-buttons needs-js">
    <ChoiceButton does="open">Open Preference Center</ChoiceButton>
  </p>
);

const ChoiceButton = ({
  does,
  children,
}: {
  does: "accept" | "reject" | "open";
  children: string;
}) => (
  <button type="button" className="button button--quiet" data-consent={does}>
    <span>{children}</span>
  </button>
);

import type { ReactNode } from "react";
import { classNames } from "../../kit/class-names.ts";

/** A button that answers the cookie question, or opens the preference center (begin.ts). Both answers look alike. */
export const ChoiceButton = ({
  does,
  look = "quiet",
  isSmall = false,
  children,
}: {
  does: "accept" | "reject" | "save" | "open";
  look?: "quiet" | "plain" | "solid";
  isSmall?: boolean;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={classNames("button", `button--${look}`, isSmall && "button--small")}
    data-consent={does}
  >
    <span>{children}</span>
  </button>
);

/** What this browser goes by at present. CSS shows the sentence that holds; begin.ts fills in the choice. */
export const CurrentChoice = ({ className }: { className?: string }) => (
  <p className={classNames("cookie-choice", className)} role="status">
    <span className="cookie-choice__made">
      You accept <span data-choice-shown />
    </span>
    <span className="cookie-choice__refused">
      Your browser sends Global Privacy Control. That counts as Reject Non-Essential until you
      choose otherwise here.
    </span>
    <span className="cookie-choice__open">Until you choose, only Essential is kept.</span>
  </p>
);

import { make } from "../../kit/make-element.ts";

/** A button that answers or opens (begin.ts): both answers look alike. */
export const consentButton = (does: "accept" | "reject" | "open", words: string, looks = "quiet") =>
  make(
    "button",
    { type: "button", class: `button button--${looks} button--small`, "data-consent": does },
    make("span", {}, words),
  );

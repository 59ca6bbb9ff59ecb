import { make } from "../../kit/make-element.ts";
import { consentButton } from "./consent-button.ts";

/**
 * Keeps the rest clear of the banner (consent.css). Root and body get plain properties, as long as that is
 * enough: a custom one would have the page styled anew, in the first second of a visit.
 */
const keepClear = (height: number) => `
  body { margin-bottom: ${height}px }
  .site-footer { box-shadow: 0 ${height}px var(--paper-sunk) }
  .chat, .chat-button, .slips, html:has(.slip, .chat[open]) { --consent-height: ${height}px }
  html:not(:has(.slip, .chat[open])) { scroll-padding-bottom: calc(${height}px + 5rem) }`;

/**
 * Asks at the foot of the window, beside the page: it takes no focus, moves nothing, and goes once there is
 * a choice. In the document it stands right behind the skip link, so that the keyboard comes by early.
 */
export function showBanner(): void {
  const banner = make(
    "section",
    { class: "consent", "aria-labelledby": "consent-title" },
    make(
      "div",
      { class: "band consent__inside" },
      make(
        "div",
        { class: "consent__text" },
        make("h2", { class: "consent__title", id: "consent-title" }, "Cookies"),
        make(
          "p",
          {},
          // What content/consent.ts says is asked about.
          "We'd like to remember that our fonts are in your browser, so that text looks right at once. No analytics, no advertising. ",
          make("a", { href: "/legal/cookies" }, "Cookie policy"),
        ),
      ),
      make(
        "div",
        { class: "consent__buttons" },
        consentButton("reject", "Reject Non-Essential"),
        consentButton("accept", "Accept All"),
        consentButton("open", "Manage Preferences", "plain"),
      ),
    ),
  );

  // What has the focus is never behind it: the page scrolls that much further (consent.css).
  const height = new CSSStyleSheet();
  const size = new ResizeObserver(() => height.replaceSync(keepClear(banner.offsetHeight)));
  let cameFrom: EventTarget | null = null;
  banner.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget)))
      cameFrom = relatedTarget;
  });
  const close = () => {
    const hadFocus = banner.contains(document.activeElement);
    size.disconnect();
    banner.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== height);
    if (!hadFocus) return;
    const back = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
    (back ?? document.getElementById("main"))?.focus({ preventScroll: true });
  };

  const place = document.getElementById("consent-place"); // root.tsx
  if (place) place.append(banner);
  else document.body.prepend(banner);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, height];
  size.observe(banner);
  document.addEventListener("consent:chosen", close, { once: true });
}

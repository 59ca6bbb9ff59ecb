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
 * Asks at the foot of the window, beside the page: it takes no focus, moves nothing, and goes once there is a choice.
 * What has the focus is never behind it: the page scrolls that much further.
 */
export function showBanner(banner: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  const size = new ResizeObserver(() => sheet.replaceSync(keepClear(banner.offsetHeight)));
  let cameFrom: EventTarget | null = null;
  banner.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget)))
      cameFrom = relatedTarget;
  });
  const close = () => {
    const hadFocus = banner.contains(document.activeElement);
    size.disconnect();
    banner.hidden = true;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    if (!hadFocus) return;
    // Not to the preference center, which is closed by now.
    const back = cameFrom instanceof HTMLElement && cameFrom.checkVisibility() ? cameFrom : null;
    (back ?? document.getElementById("main"))?.focus({ preventScroll: true });
  };
  banner.hidden = false;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  size.observe(banner);
  document.addEventListener("consent:chosen", close, { once: true });
}

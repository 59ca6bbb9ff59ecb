/** Hydrates the islands of a document. Nothing of React is loaded before an island asks for it. */
import type { ComponentType } from "react";
import { showIslandFailure, watchWhetherSeen } from "./island-failure.ts";
import { openIslands } from "./open-islands.ts";
import type { IslandName } from "./registry.ts";

const load = {
  checkout: () => import("../shop/checkout/checkout-panel.tsx").then((m) => m.CheckoutPanel),
  quote: () => import("../shop/quotes/quote-dialog.tsx").then((m) => m.QuoteDialog),
  "quote-form": () => import("../shop/quotes/quote-form.tsx").then((m) => m.QuoteForm),
  "quote-live": () => import("../shop/quotes/quote-live.tsx").then((m) => m.QuoteLive),
  "print-button": () => import("../shop/print-button.tsx").then((m) => m.PrintButton),
  "contact-form": () => import("../site/contact/contact-form.tsx").then((m) => m.ContactForm),
  consultant: () =>
    import("../site/consultant/consultant-panel.tsx").then((m) => m.ConsultantPanel),
  "order-status": () => import("../shop/checkout/order-status.tsx").then((m) => m.OrderStatus),
  interest: () => import("../site/home/interest-dialog.tsx").then((m) => m.InterestDialog),
  portfolio: () => import("../site/home/portfolio-carousel.tsx").then((m) => m.PortfolioCarousel),
  voices: () => import("../site/home/voices-carousel.tsx").then((m) => m.VoicesCarousel),
  form: () => import("../forms/public-form.tsx").then((m) => m.PublicForm),
} satisfies Record<IslandName, () => Promise<unknown>>;

/** Settled once the island listens; rejected for good when it crashed, so that links are followed again. */
const started = new WeakMap<HTMLElement, Promise<void>>();

function start(element: HTMLElement): Promise<void> {
  const running = started.get(element);
  if (running) return running;
  const name = element.dataset["island"] as IslandName;
  const download = Promise.all([import("react-dom/client"), import("react"), load[name]()]);
  // A failed download may succeed at the next touch.
  download.catch(() => started.delete(element));
  const work = download.then(
    ([{ hydrateRoot }, react, Component]) =>
      new Promise<void>((resolve, reject) => {
        const keepTyped = rememberTyped(element);
        const isSeen = watchWhetherSeen(element);
        const Mounted = () => {
          // Within the commit: what is typed from here on is the island's already.
          react.useLayoutEffect(keepTyped, []);
          // Runs after the island's own effects: by now it listens.
          react.useEffect(() => {
            element.dispatchEvent(new Event("island:ready", { bubbles: true }));
            resolve();
          }, []);
          const props = JSON.parse(element.dataset["props"] ?? "{}") as object;
          return react.createElement(Component as ComponentType<object>, props);
        };
        hydrateRoot(element, react.createElement(Mounted), {
          identifierPrefix: `${name}-`,
          onUncaughtError(error) {
            reportError(error);
            if (isSeen()) showIslandFailure(element);
            reject(error instanceof Error ? error : new Error(String(error)));
            const broken = Promise.reject<void>(error);
            broken.catch(() => {});
            started.set(element, broken);
          },
        });
      }),
  );
  started.set(element, work);
  return work;
}

/**
 * What somebody typed before the island came: hydration would put a text area's first text back. Heard before React
 * hears it, as it hydrates on that very event where no key was pressed (dictation, what fills in forms).
 */
function rememberTyped(element: HTMLElement): () => void {
  const typed = new Map(
    [...element.querySelectorAll("textarea")].map((area) => [area, area.value]),
  );
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement && typed.has(target)) typed.set(target, target.value);
  };
  element.addEventListener("input", note, true);
  return () => {
    element.removeEventListener("input", note, true);
    for (const [area, value] of typed)
      if (area.value !== value) {
        area.value = value;
        area.dispatchEvent(new Event("input", { bubbles: true }));
      }
  };
}

const whenIdle = (run: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200);
const startQuietly = (element: HTMLElement) => void start(element).catch(() => {});

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      seen.unobserve(target);
      whenIdle(() => startQuietly(target));
    }
  },
  { rootMargin: "200px" },
);

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  if (element.dataset["when"] === "idle") whenIdle(() => startQuietly(element));
  else if (element.dataset["when"] === "visible") seen.observe(element);
  // Whatever it waits for: pointing at it, or going into it with the keyboard, is reason enough.
  for (const type of ["pointerover", "touchstart", "focusin", "island:wake"])
    element.addEventListener(type, () => startQuietly(element), { once: true, passive: true });
}

openIslands(start);
// From here on links with `data-opens` open something instead of leading to their page.
document.documentElement.classList.add("islands");

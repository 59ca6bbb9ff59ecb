import { brand } from "#content/brand.ts";
import { showSlip } from "../ui/slip.ts";

/** https://developer.mozilla.org/en-US/docs/Web/API/BeforeInstallPromptEvent */
export type InstallOffer = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** Spec studio.md §9. */
const delayMs = 5000;
const key = "install-prompt";

let held: InstallOffer | null = null;
let closeShown: (() => void) | null = null;

/**
 * Holds the browser's offer and shows the prompt five seconds after it came (spec studio.md §4): unless the
 * site runs as an app, was installed, or the person said "Later" in this session of the browser.
 */
export function holdInstallOffer({ event, atMs }: { event: InstallOffer; atMs: number }): void {
  // The test payment page stands for somebody else's; it has no header either.
  if (runsAsApp() || isSettled() || !document.querySelector(".site-header, .app-bar")) return;
  const isFirst = held === null;
  held = event;
  if (!isFirst) return;
  addEventListener("appinstalled", () => settle("installed"), { once: true });
  // Back brings a page as it was left, and another one may have been answered meanwhile.
  addEventListener("pageshow", () => {
    if (isSettled()) close();
  });
  setTimeout(showWhenFree, Math.max(0, atMs + delayMs - Date.now()));
}

/** Two questions at once are one too many: the one about cookies comes first. */
function showWhenFree(): void {
  if (document.querySelector(".consent:not([hidden])"))
    document.addEventListener("consent:chosen", show, { once: true });
  else show();
}

const runsAsApp = () =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

function isSettled(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false; // storage may be switched off
  }
}

/** Puts the prompt away for this session of the browser. */
function settle(how: "later" | "installed"): void {
  try {
    sessionStorage.setItem(key, how);
  } catch {
    // it may come back on the next page then
  }
  close();
}

function close(): void {
  held = null;
  closeShown?.();
  closeShown = null;
}

function show(): void {
  if (!held || closeShown || isSettled()) return;
  const later = () => settle("later");
  ({ close: closeShown } = showSlip({
    title: `Install ${brand.name}`,
    text: "It opens in its own window, and help pages you have read stay available offline.",
    actions: [
      { label: "Install", isMain: true, run: () => void install() },
      { label: "Later", run: later },
    ],
    onDismiss: later,
  }));
}

/** The browser asks in its own words; whatever comes of it, the offer is used up. */
async function install(): Promise<void> {
  const offer = held;
  try {
    await offer?.prompt();
    console.info("Installing:", (await offer?.userChoice)?.outcome);
  } catch (error) {
    console.info("Not installed:", error);
  }
  close();
}

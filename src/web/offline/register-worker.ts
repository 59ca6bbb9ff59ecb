const address = "/service-worker.js";
const askAgainMs = 60 * 60 * 1000;

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/** The address as a browser with Trusted Types wants it; the policy has no other (http/security-headers.ts). */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

const pageVersion = () =>
  document.querySelector<HTMLElement>("script[data-version]")?.dataset["version"];

const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage("version", [port2]);
  });

/**
 * Registers the service worker; success and failure are only logged (spec studio.md §4). A worker of this
 * page's own build takes over quietly. One of another build, and none newer, means that the page is older: the
 * person is told.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(trustedAddress());
    console.info("Service worker registered");
    let asked: Promise<unknown> | undefined;
    const meet = async (worker: ServiceWorker | null) => {
      if (!worker) return;
      if ((await versionOf(worker)) === pageVersion()) return worker.postMessage("activate", []);
      // Or is the page the newer one? Then its own worker is coming. Asked once: that one may fail to come.
      await (asked ??= registration.update().catch(() => {}));
      if (registration.installing || worker.state === "redundant") return;
      (await import("./update-notice.ts")).showUpdateNotice(registration);
    };
    const watch = () =>
      registration.installing?.addEventListener(
        "statechange",
        () => void meet(registration.waiting),
      );
    registration.addEventListener("updatefound", watch);
    serviceWorker.addEventListener("controllerchange", () => void meet(serviceWorker.controller));
    watch();
    void meet(registration.waiting);
    askAgain(registration);
  } catch (error) {
    console.info("Service worker not registered:", error);
  }
}

/** Browsers look for a new version when a page is opened; one that stays open asks when somebody is back. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - askedAt < askAgainMs) return;
    askedAt = Date.now();
    registration.update().catch(() => {}); // offline: the next time
  });
}

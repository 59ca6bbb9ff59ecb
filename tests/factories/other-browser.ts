/** One step of a key or a pointer, as both WebDriver and WebDriver BiDi know it (https://www.w3.org/TR/webdriver2/#actions). */
type Step =
  | { type: "keyDown" | "keyUp"; value: string }
  | { type: "pointerMove"; x: number; y: number; duration?: number }
  | { type: "pointerDown" | "pointerUp"; button: number };
export type Actions = {
  type: "key" | "pointer";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: Step[];
}[];

/** A fresh visitor's window in a browser other than Chromium. */
export type OtherWindow = {
  /** Leads to an address, and waits until the page has loaded. */
  go(url: string): Promise<void>;
  /** Runs a function in the page; what goes in and comes out is JSON. */
  evaluate<A extends unknown[], R>(
    /** As text where it imports: the test runner rewrites that. */
    work: ((...args: A) => R) | string,
    ...args: A
  ): Promise<Awaited<R>>;
  perform(actions: Actions): Promise<void>;
  /** A picture of what is on the screen, as PNG. */
  screenshot(): Promise<Buffer>;
  /** What its pages complained about so far: script errors, errors on the console, refusals of the CSP. */
  complaints: string[];
  close(): Promise<void>;
};

export type OtherBrowser = {
  name: "Firefox" | "WebKit";
  version: string;
  /** @param size of the page, in CSS pixels */
  open(size: { width: number; height: number }): Promise<OtherWindow>;
  stop(): Promise<void>;
};

/** Asks until the answer is a true one. @throws Error that says what was waited for, and the last failure */
export async function until<T>(
  what: string,
  ask: () => Promise<T | false | null>,
  limitMs = 60_000,
): Promise<T> {
  const giveUpAt = Date.now() + limitMs;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer;
      last = undefined;
    } catch (error) {
      last = error; // a page that is just being left answers nothing
    }
    if (Date.now() > giveUpAt) throw new Error(`Waited in vain for ${what}`, { cause: last });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

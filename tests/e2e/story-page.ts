import { until, type OtherWindow } from "../factories/other-browser.ts";

/** Keys by their names, as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes = { Enter: "\uE007", Escape: "\uE00C", Shift: "\uE008", Control: "\uE009" };
export type Key = keyof typeof keyCodes;

/** How a person finds something: by what kind of element it is, and how its name or its words begin. */
export type Sought = [selector: string, words?: string];

/** Runs in the page: the middle of the first such element that a mouse reaches, once it is in sight. */
const placeOf = (selector: string, words: string | null) => {
  const named = (one: Element & { labels?: NodeListOf<Element> | null }) =>
    (
      one.getAttribute("aria-label") ??
      ([...(one.labels ?? [])].map((label) => label.textContent).join(" ") || one.textContent)
    )
      .replace(/\s+/g, " ")
      .trim()
      .toLowerCase();
  for (const one of document.querySelectorAll(selector)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (words && !named(one).startsWith(words.toLowerCase())) continue;
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const [box] = one.getClientRects();
    if (!box?.width || !box.height) continue;
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    if (one.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
};

/** Runs in the page: whether something like this can be seen. */
const isShown = (selector: string, words: string | null) =>
  [...document.querySelectorAll(selector)].some(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().height > 0 &&
      (!words || one.textContent.replace(/\s+/g, " ").toLowerCase().includes(words.toLowerCase())),
  );

const press = (...keys: string[]) => [
  ...keys.map((value) => ({ type: "keyDown" as const, value })),
  ...keys.toReversed().map((value) => ({ type: "keyUp" as const, value })),
];

/** What a person does in a window, and sees there. Everything waits for what it needs, however long that takes. */
export function storyPage(window: OtherWindow, url: string) {
  const evaluate: OtherWindow["evaluate"] = (work, ...args) => window.evaluate(work, ...args);
  const perform = (actions: ReturnType<typeof press>) =>
    window.perform([{ type: "key", id: "keyboard", actions }]);

  const sees = (...[selector, words]: Sought) =>
    until(`${selector} ${words ?? ""}`, () => evaluate(isShown, selector, words ?? null));
  const isGone = (selector: string) =>
    until(`no ${selector}`, async () => !(await evaluate(isShown, selector, null)));

  const clicks = async (...[selector, words]: Sought) => {
    let before = "";
    const { x, y } = await until(`a mouse at ${selector} ${words ?? ""}`, async () => {
      const place = await evaluate(placeOf, selector, words ?? null);
      const isResting = JSON.stringify(place) === before;
      before = JSON.stringify(place);
      return isResting && place;
    });
    await window.perform([
      {
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x, y, duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
  };
  const types = (text: string) => perform(Array.from(text).flatMap((key) => press(key)));

  return {
    evaluate,
    sees,
    isGone,
    clicks,
    types,
    /** Keys that are held together. */
    presses: (...keys: Key[]) => perform(press(...keys.map((key) => keyCodes[key]))),
    /** Writes into a field what it then holds, instead of what it held. */
    fills: (label: string, text: string, within = "body") =>
      until(`${text} in the field ${label}`, async () => {
        await clicks(`${within} :is(input, textarea)`, label);
        await perform(press(keyCodes.Control, "a"));
        await types(text);
        // A card's number is written in groups.
        return evaluate(
          (wanted) =>
            (document.activeElement as HTMLInputElement | null)?.value.replace(/\s/g, "") ===
            wanted.replace(/\s/g, ""),
          text,
        );
      }),
    async goes(path: string) {
      await window.go(url + path);
      await until("a page that is alive", () =>
        evaluate(() =>
          "__reactRouterContext" in globalThis
            ? Object.keys(document.querySelector("#main *") ?? {}).some((key) =>
                key.startsWith("__react"),
              )
            : !document.querySelector("script[data-islands]") ||
              document.documentElement.classList.contains("islands"),
        ),
      );
      // What every page does after its content: search, chat, menu.
      await evaluate(
        "() => import(document.querySelector('script[data-later]').dataset.later).then(() => null)",
      );
    },
    isAt: (path: RegExp) =>
      until(`the address ${path}`, async () =>
        path.test(await evaluate(() => location.pathname + location.search)),
      ),
    /** By how many pixels the page is wider than its window. */
    overflow: () =>
      evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
  };
}
export type StoryPage = ReturnType<typeof storyPage>;

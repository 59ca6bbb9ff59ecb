import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OtherBrowser, OtherWindow } from "../factories/other-browser.ts";
import { stories } from "./browser-stories.ts";
import { borrowAppThatKnows } from "./demo-calls.ts";
import type { AppAccess } from "./start-app.ts";
import { storyPage } from "./story-page.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/**
 * Plays the main stories in another browser, at two widths.
 * @param start where there is no such browser, it says why
 * @param limits what can't be played there, and why: skipped tests, whose reasons the run prints
 */
export function playStories(
  name: OtherBrowser["name"],
  start: () => Promise<OtherBrowser> | { missing: string },
  limits: Record<string, string>,
): void {
  let app: AppAccess;
  let browser: OtherBrowser;
  let missing = "";
  beforeAll(async () => {
    const started = start();
    if ("missing" in started) missing = started.missing;
    else [browser, app] = await Promise.all([started, borrowAppThatKnows()]);
  });
  afterAll(() => browser?.stop());

  describe.for(sizes)(`${name}, $width pixels wide`, (size) => {
    test.for(Object.entries(stories))("%s", async ([, story], context) => {
      if (missing) context.skip(missing);
      const window = await browser.open(size);
      try {
        await story(storyPage(window, app.url), size, app);
        expect(window.complaints).toEqual([]);
      } catch (error) {
        throw await withPicture(error, window);
      } finally {
        await window.close();
      }
    });
  });

  // oxlint-disable-next-line vitest/expect-expect -- it only says why it can't be played
  test.for(Object.entries(limits))(`${name}: %s`, ([, reason], context) => context.skip(reason));
}

/** The failure, with where it happened, what was complained about, and a picture of it. */
async function withPicture(error: unknown, window: OtherWindow): Promise<Error> {
  const reason = error instanceof Error ? error.message : String(error);
  try {
    const file = join(mkdtempSync(join(tmpdir(), "aria-story-")), "window.png");
    writeFileSync(file, await window.screenshot());
    const at = await window.evaluate(() => location.href);
    const heard = window.complaints.join("; ") || "nothing";
    return new Error(`${reason} (at ${at}; complaints: ${heard}; ${file})`, { cause: error });
  } catch {
    return new Error(reason, { cause: error }); // the window itself is gone
  }
}

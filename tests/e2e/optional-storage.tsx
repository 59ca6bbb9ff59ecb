import type { Page } from "playwright-core";
import { renderToStaticMarkup } from "react-dom/server";
import { Consent } from "../../src/web/site/consent/consent.tsx";

const entries = [
  { name: "aria.session_token", category: "Essential", purpose: "Keeps you signed in" },
  { name: "visits", category: "Analytics", purpose: "Counts your visits" },
] as const;

/** Serves `page` documents as they would be if the registry held something optional: with the banner. */
export async function offerOptional(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const asked = renderToStaticMarkup(
      <Consent path={new URL(route.request().url()).pathname} entries={entries} />,
    );
    // The page's own preference center, on the cookie policy, goes: a page has it once.
    const body = (await response.text()).replace(
      /<dialog class="dialog preferences".*?<\/dialog>/,
      "",
    );
    return route.fulfill({ response, body: body.replace(/(skip-link.*?<\/a>)/, `$1${asked}`) });
  });
}

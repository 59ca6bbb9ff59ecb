import type { Page } from "playwright-core";
import { whatComesLater } from "./browser.ts";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page) => dialog(page).getByRole("combobox");
export const options = (page: Page) => dialog(page).getByRole("option");
/** The option that Enter would open. */
export const chosen = (page: Page) => dialog(page).getByRole("option", { selected: true });
/** Once the page listens for its keys. */
export const press = async (page: Page, key: string) => {
  await whatComesLater(page);
  await page.keyboard.press(key);
  await dialog(page).waitFor();
};

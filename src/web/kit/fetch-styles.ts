import { make } from "./make-element.ts";

/** Puts a style sheet on the page, for what is shown after a click. Settles once it applies. @throws where it can't be fetched */
export const fetchStyles = (href: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const sheet = make("link", { rel: "stylesheet", href });
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => {
      sheet.remove();
      reject(new Error("Styles could not be fetched"));
    });
    document.head.append(sheet);
  });

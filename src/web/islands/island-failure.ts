import { failureWords } from "../kit/failure-words.ts";

/**
 * Whether somebody would miss an island that crashes: one that shows something within the page, or one that
 * has been opened. A dialog that nobody has opened yet leaves no hole, and its links lead to their pages.
 */
export function watchWhetherSeen(island: HTMLElement): () => boolean {
  let isSeen = island.offsetHeight > 0;
  island.addEventListener("island:open", () => {
    isSeen = true;
  });
  return () => isSeen;
}

/** Stands in the place of an island that crashed (spec studio.md §2.9): plain DOM, so that it can't crash, too. */
export function showIslandFailure(island: HTMLElement): void {
  const notice = document.createElement("div");
  notice.className = "notice notice--brick island-failure";
  const body = document.createElement("div");
  body.className = "notice__body";
  body.setAttribute("role", "alert");
  const refresh = document.createElement("button");
  refresh.type = "button";
  refresh.className = "button button--quiet button--small";
  refresh.textContent = failureWords.action;
  refresh.addEventListener("click", () => location.reload());
  const title = document.createElement("p");
  title.className = "notice__title";
  const text = document.createElement("p");
  notice.append(body, refresh);
  island.replaceChildren(notice);
  // Put into a region that is there already, it is read out.
  title.textContent = failureWords.title;
  text.textContent = failureWords.text;
  body.append(title, text);
  island.scrollIntoView({ block: "nearest" });
}

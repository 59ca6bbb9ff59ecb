import {
  acceptedQuoteHours,
  rememberedSessionDays,
  visitorDays,
  type cookieCategories,
} from "./promises.ts";
import { counted } from "./words.ts";

/**
 * Everything that this site keeps in a visitor's browser, cookies and storage alike: the cookie registry.
 * The privacy and cookie pages show it, and a browser test fails on a name that isn't listed here.
 */
export type StoredInBrowser = {
  name: string;
  where: "cookie" | "local storage" | "session storage" | "cache storage";
  category: (typeof cookieCategories)[number]["name"];
  purpose: string;
  kept: string;
};

const untilCleared = "until you clear it";
const withSession = `until you close the browser; ${counted(rememberedSessionDays, "day")} with Remember me`;

export const storedInBrowser: readonly StoredInBrowser[] = [
  {
    name: "aria.session_token",
    where: "cookie",
    category: "Essential",
    purpose: "Keeps you signed in",
    kept: withSession,
  },
  {
    name: "aria.hint",
    where: "cookie",
    category: "Essential",
    purpose: "Lets pages show at once that you are signed in; it grants no access",
    kept: withSession,
  },
  {
    name: "aria.dont_remember",
    where: "cookie",
    category: "Essential",
    purpose: "Notes that you signed in without Remember me",
    kept: "until you close the browser",
  },
  {
    name: "aria.two_factor",
    where: "cookie",
    category: "Essential",
    purpose: "Links your password to the second step of signing in",
    kept: "10 minutes",
  },
  {
    name: "aria.device",
    where: "cookie",
    category: "Essential",
    purpose:
      "Recognises a browser that you signed in with, so that other people’s failed attempts don’t lock you out",
    kept: "1 year",
  },
  {
    name: "aria.visitor",
    where: "cookie",
    category: "Essential",
    purpose:
      "Keeps your chat going when you change or reload the page, once you have written something",
    kept: counted(visitorDays, "day"),
  },
  {
    name: "aria.quote",
    where: "cookie",
    category: "Essential",
    purpose: "Leads back from the payment to the quote that you accepted, if the payment fails",
    kept: counted(acceptedQuoteHours, "hour"),
  },
  {
    name: "aria.studio-quote",
    where: "cookie",
    category: "Essential",
    purpose: "Opens a quote in the studio without its secret address, if you asked for that",
    kept: counted(acceptedQuoteHours, "hour"),
  },
  {
    name: "aria.consent",
    where: "cookie",
    category: "Essential",
    purpose: "Stores your cookie choice, with its date and the version of the question",
    kept: "1 year",
  },
  {
    // Stored only when somebody presses the toggle: they ask for it, so it needs no consent.
    name: "theme",
    where: "local storage",
    category: "Essential",
    purpose: "Stores your light or dark theme, once you have switched it",
    kept: untilCleared,
  },
  {
    name: "side-navigation",
    where: "local storage",
    category: "Essential",
    purpose:
      "Keeps the navigation of the portal, the studio and the back office folded, if you folded it",
    kept: untilCleared,
  },
  {
    // React Router's own name. Going back to where one was is what Back is for; it ends with the tab.
    name: "react-router-scroll-positions",
    where: "session storage",
    category: "Essential",
    purpose: "Remembers how far you had scrolled, for when you go back",
    kept: "until you close the tab",
  },
  {
    name: "checkout-attempt",
    where: "local storage",
    category: "Essential",
    purpose: "Prevents a second tab from ordering the same thing twice",
    kept: untilCleared,
  },
  {
    name: "uploads",
    where: "local storage",
    category: "Essential",
    purpose: "Lets an upload that was interrupted continue when you choose the same file again",
    kept: "until the upload is finished",
  },
  {
    name: "ariaworks-chat",
    where: "local storage",
    category: "Essential",
    purpose:
      "Keeps your chat with a customer’s chatbot going when you come back, once its window was opened",
    kept: untilCleared,
  },
  {
    name: "install-prompt",
    where: "session storage",
    category: "Essential",
    purpose: "Remembers that you chose Later, so that you aren’t asked again to install this site",
    kept: "until you close the tab",
  },
  {
    name: "chat",
    where: "session storage",
    category: "Essential",
    purpose: "Keeps the chat open when you go to another page",
    kept: "until you close it or the tab",
  },
  {
    name: "chat-draft",
    where: "session storage",
    category: "Essential",
    purpose: "Keeps your unsent chat message",
    kept: "until you send it or close the tab",
  },
  {
    name: "chat-size",
    where: "local storage",
    category: "Essential",
    purpose: "Keeps the chat as large as you made it",
    kept: "until you make it smaller again",
  },
  {
    // The name of the project and the tab follow it.
    name: "unsaved-project",
    where: "local storage",
    category: "Essential",
    purpose: "Keeps changes of a studio project that we haven’t received yet",
    kept: "until they are saved, or you discard them",
  },
  {
    name: "workspace-panel",
    where: "local storage",
    category: "Essential",
    purpose: "Keeps the studio’s side panel as wide as you made it, or folded",
    kept: untilCleared,
  },
  {
    name: "call",
    where: "local storage",
    category: "Essential",
    purpose: "Leads you back to a running video call after a reload or from another page",
    kept: "until the call is over",
  },
  {
    name: "call-muted",
    where: "session storage",
    category: "Essential",
    purpose: "Keeps Aria muted after a reload, if you muted her in this call",
    kept: "until the call is over or you close the tab",
  },
  {
    // The service worker's caches hold the site itself, as the browser's own cache does, and nothing of a person.
    name: "aria-shell",
    where: "cache storage",
    category: "Essential",
    purpose: "Holds the page that says you are offline",
    kept: untilCleared,
  },
  {
    name: "aria-assets",
    where: "cache storage",
    category: "Essential",
    purpose:
      "Holds scripts and styles of pages that you opened, so that they keep working after an update",
    kept: untilCleared,
  },
  {
    name: "aria-pages",
    where: "cache storage",
    category: "Essential",
    purpose: "Holds help and legal pages that you opened, so that you can read them offline",
    kept: untilCleared,
  },
];

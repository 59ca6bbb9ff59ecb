/** A request's path for the log: ids of sessions, quotes and orders, and tokens in addresses, stay out of it. */
export const withoutNames = (path: string): string =>
  path
    .replace(/\/(cs|qt|ord)_[A-Za-z0-9_]+/g, "/$1_…")
    .replace(/^\/+(webhooks\/+tavus|demo)(\/|%2f).*/i, "/$1/…");

/** The same for a text that somebody else wrote and that may name such a path, such as a library's error. */
export const withoutNamesIn = (text: string): string =>
  text
    .replace(/\/(cs|qt|ord)_[A-Za-z0-9_]+/g, "/$1_…")
    .replace(/\/(webhooks\/+tavus|demo)(\/|%2f)[\w-]{20,}/gi, "/$1/…");

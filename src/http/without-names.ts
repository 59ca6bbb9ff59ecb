/** A request's path for the log: ids of sessions, quotes, orders and files, and tokens in addresses, stay out of it. */
export const withoutNames = (path: string): string =>
  path
    .replace(/^\/+(webhooks\/+(?:tavus|videos)|demo|files)(\/|%2f).*/i, "/$1/…")
    .replace(/\/(cs|qt|ord|fil|see|inv)_[A-Za-z0-9_]+/g, "/$1_…");

/** The same for a text that somebody else wrote and that may name such a path, such as a library's error. */
export const withoutNamesIn = (text: string): string =>
  text
    .replace(
      /\/(webhooks\/+(?:tavus|videos)|demo|files)(\/|%2f)[\w-]{20,}(?:\/[\w.-]{40,})?/gi,
      "/$1/…",
    )
    .replace(/\/(cs|qt|ord|fil|see|inv)_[A-Za-z0-9_]+/g, "/$1_…");

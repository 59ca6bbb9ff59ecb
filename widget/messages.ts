/** What the launcher tells the window in its frame. */
export type ToWindow =
  /** The panel was opened or closed; `page` is the host's page, without query and fragment. */
  | { type: "ariaworks:shown"; page: string }
  | { type: "ariaworks:hidden" }
  /** The answer to `ariaworks:where`: sites change their pages without loading them. */
  | { type: "ariaworks:page"; page: string };

/** What the window tells the launcher around it. */
export type ToLauncher =
  | { type: "ariaworks:ready" }
  | { type: "ariaworks:close" }
  | { type: "ariaworks:where" }
  /** Messages that arrived while the panel was closed. */
  | { type: "ariaworks:unread"; count: number }
  /** How high the window would like to be, in pixels. */
  | { type: "ariaworks:height"; height: number };

const isWhole = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

/** A message of the window as the launcher takes it; null for everything else. */
export function readToLauncher(data: unknown): ToLauncher | null {
  const { type, count, height } = Object(data) as Record<string, unknown>;
  if (type === "ariaworks:unread") return isWhole(count, 9999) ? { type, count } : null;
  if (type === "ariaworks:height") return isWhole(height, 20_000) ? { type, height } : null;
  return type === "ariaworks:ready" || type === "ariaworks:close" || type === "ariaworks:where"
    ? { type }
    : null;
}

/** A message of the launcher as the window takes it; null for everything else. */
export function readToWindow(data: unknown): ToWindow | null {
  const { type, page } = Object(data) as Record<string, unknown>;
  if (type === "ariaworks:hidden") return { type };
  if (type !== "ariaworks:shown" && type !== "ariaworks:page") return null;
  return typeof page === "string" && page.length <= 2000 ? { type, page } : null;
}

/** Address of a page as a bot's owner may know it: queries and fragments hold other people's secrets. */
export const pageOf = ({ origin, pathname }: { origin: string; pathname: string }): string =>
  (origin + pathname).slice(0, 2000);

import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Notice } from "../../ui/Notice.tsx";

/** What a page of the settings was told to say by the redirect that led to it; null for nothing. */
export const savedIn = (search: string): string | null => new URLSearchParams(search).get("saved");

/** The query without it, with its question mark. */
export function withoutSaved(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("saved");
  return query.size > 0 ? `?${query.toString()}` : "";
}

/** Where an action leads to after it has done its work. */
export const savedAt = (path: string, what: string): string =>
  `${path}?${new URLSearchParams({ saved: what }).toString()}`;

/**
 * Says what was done. It stands in the address, so that it is said without scripts, too; with them the
 * address forgets it at once, so that a reload doesn't say it again. `isOver`: something else was tried since.
 */
export function SavedNotice({
  texts,
  isOver,
}: {
  texts: Readonly<Record<string, string>>;
  isOver: boolean;
}) {
  const { key, search } = useLocation();
  const saved = savedIn(search);
  const text = saved !== null && Object.hasOwn(texts, saved) ? texts[saved] : undefined;
  return text === undefined || isOver ? null : <Said key={key} text={text} />;
}

function Said({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    history.replaceState(history.state, "", pathname + withoutSaved(search));
    box.current?.focus();
  }, [pathname, search]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="moss" live title={text} />
    </div>
  );
}

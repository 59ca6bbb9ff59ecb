import { useEffect, useRef } from "react";

/**
 * A row that is removed takes the focus of its button along; the next thing that can be done in the section gets it.
 * @param count of the rows that there are
 */
export function useKeptFocus<Holder extends HTMLElement>(count: number | undefined) {
  const holder = useRef<Holder>(null);
  const before = useRef(count);
  useEffect(() => {
    const isRemoved = count !== undefined && count < (before.current ?? 0);
    before.current = count;
    if (!isRemoved || document.activeElement !== document.body) return;
    holder.current?.querySelector<HTMLElement>("li button, form :is(input, select)")?.focus();
  }, [count]);
  return holder;
}

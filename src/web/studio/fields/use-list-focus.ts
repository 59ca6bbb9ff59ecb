import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a list whose items come, go and move: `focusNext(selector)` names what takes it once the change
 * has been drawn.
 */
export function useListFocus<Holder extends HTMLElement>() {
  const holder = useRef<Holder>(null);
  const wanted = useRef<string | null>(null);
  // Before anything else is pressed: a row that moves loses the focus as it is drawn.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    holder.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const focusNext = (selector: string) => {
    wanted.current = selector;
  };
  return { holder, focusNext };
}

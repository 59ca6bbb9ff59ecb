import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** The same function at each drawing, so that what gets it isn't drawn again; it does what the latest one does. */
export function useLatest<Input>(work: (input: Input) => void): (input: Input) => void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((input: Input) => latest.current(input), []);
}

/** The same list as long as it holds the same items. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  if (kept === items) return items;
  const isSame = kept.length === items.length && kept.every((item, at) => item === items[at]);
  if (!isSame) setKept(items);
  return isSame ? kept : items;
}

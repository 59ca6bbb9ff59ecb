/** Of the window. */
export const chatId = "chat";

/** Of the heading that names the window. */
export const chatTitleId = "chat-title";

/** What the page asks of the panel: to be open, to take the focus, to ask something. */
export type Shown = {
  isOpen: boolean;
  /** Counts how often it was opened by hand: each time the focus goes into the field. */
  openedByHand: number;
  /** What was typed elsewhere, to be asked here; a new object for each time. */
  wish: { text: string } | null;
};

/** Between the page, which knows no React, and the panel. */
export type Opening = {
  read: () => Shown;
  change: (part: Partial<Shown>) => void;
  subscribe: (changed: () => void) => () => void;
};

export function createOpening(): Opening {
  let shown: Shown = { isOpen: false, openedByHand: 0, wish: null };
  const listeners = new Set<() => void>();
  return {
    read: () => shown,
    change(part) {
      shown = { ...shown, ...part };
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

const name = "ariaworks-chat";

/** What a window keeps for a bot: the visitor's token, and that they have left their contact details. */
export type Kept = { visitor: string | null; hasLeftDetails: boolean };
type Keeper = { read: () => Kept; write: (kept: Partial<Kept>) => void };

const nothing: Kept = { visitor: null, hasLeftDetails: false };

/**
 * Keeps it in the browser, below the bot's address. Where frames get no storage, or it is full, it lasts for the page.
 * @param storage throws where the browser blocks it
 */
export function keepFor(address: string, storage: () => Storage = () => localStorage): Keeper {
  let inMemory = nothing;
  const all = () => {
    const stored: unknown = JSON.parse(storage().getItem(name) ?? "{}");
    return Object(stored) as Record<string, unknown>;
  };
  const read = (): Kept => {
    try {
      const { visitor, hasLeftDetails } = Object(all()[address] ?? inMemory) as Partial<Kept>;
      return {
        visitor: typeof visitor === "string" && /^[\w-]{16,128}$/.test(visitor) ? visitor : null,
        hasLeftDetails: hasLeftDetails === true,
      };
    } catch {
      return inMemory;
    }
  };
  return {
    read,
    write(kept) {
      inMemory = { ...read(), ...kept };
      try {
        storage().setItem(name, JSON.stringify({ ...all(), [address]: inMemory }));
      } catch {
        // It stays in memory.
      }
    },
  };
}

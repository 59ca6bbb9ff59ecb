import type { Launcher } from "./launcher.ts";

/** What pages may call: the first bot unless its address is given. */
type Api = { open: (address?: string) => void; close: (address?: string) => void };
type Known = {
  claimed: Set<string>;
  launchers: { address: string; place: string; launcher: Launcher }[];
};

/** No name on the page: a symbol that every copy of this script knows. */
const key = Symbol.for("ariaworks.chatbots");

function known(): Known {
  const page = window as unknown as { [key]?: Known; ariaworks?: Api };
  const found = page[key];
  if (found) return found;
  const made: Known = { claimed: new Set(), launchers: [] };
  Object.defineProperty(page, key, { value: made });
  const call = (act: "open" | "close") => (address?: string) =>
    made.launchers.find((one) => address === undefined || one.address === address)?.launcher[act]();
  // A page that has something of that name keeps it.
  if (!("ariaworks" in page))
    Object.defineProperty(page, "ariaworks", {
      value: Object.freeze({ open: call("open"), close: call("close") }),
      configurable: true,
    });
  return made;
}

/** Whether a bot isn't on the page yet; from now on it is. */
export function claim(id: string): boolean {
  const { claimed } = known();
  return !claimed.has(id) && claimed.add(id).size > 0;
}

/** Enters a launcher; `make` is told how many others stand in its corner. */
export function register(
  address: string,
  place: string,
  make: (index: number) => Launcher,
): Launcher {
  const { launchers } = known();
  const launcher = make(launchers.filter((one) => one.place === place).length);
  launchers.push({ address, place, launcher });
  return launcher;
}

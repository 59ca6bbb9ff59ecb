import { useEffect, useEffectEvent, type RefObject } from "react";

/** The data attributes of the link that was clicked: `service`, `scope`, … */
export type Opening = Readonly<Record<string, string | undefined>>;

/** Hears when a link asks this island to open (see open-islands.ts). `inside` is any element of the island. */
export function useIslandOpen(
  inside: RefObject<HTMLElement | null>,
  onOpen: (opening: Opening) => void,
): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const root = inside.current?.closest("[data-island]");
    const listen = (event: Event) => open((event as CustomEvent<Opening>).detail);
    root?.addEventListener("island:open", listen);
    return () => root?.removeEventListener("island:open", listen);
  }, [inside]);
}

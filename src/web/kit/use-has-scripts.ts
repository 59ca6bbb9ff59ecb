import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run here: false on the server and until the page is hydrated. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

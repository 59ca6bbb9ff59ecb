import { createContext } from "react";

/** Saves the open project; what is ordered is what is stored. A workspace provides it. */
export const SaveContext = createContext<() => Promise<unknown>>(async () => {});

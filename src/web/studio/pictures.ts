import { createContext } from "react";

/** The address of a picture that a configuration names, where the page can show it; null: it isn't shown. */
export const PictureContext = createContext<(fileId: string) => string | null>(() => null);

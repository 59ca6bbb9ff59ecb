import { paths } from "./paths.ts";

/** Pages with the consultant panel, on which a call with Aria can be held: the home page's is in its quote dialog. */
export const callPages: readonly string[] = [paths.home(), paths.contact()];

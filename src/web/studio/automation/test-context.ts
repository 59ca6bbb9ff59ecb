import { createContext } from "react";

/** What tests of a draft need from the workspace around its designer. */
export type Testing = {
  projectId: string;
  /** Saves what isn't saved yet. @returns whether the server has all of it now */
  save: () => Promise<boolean>;
  /** Reads samples again. */
  readAgain: () => void;
};

/** Null where nothing can be tested: the draft is only looked at. */
export const TestContext = createContext<Testing | null>(null);

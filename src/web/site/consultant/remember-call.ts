const key = "call"; // begin.ts reads it on the next page

/** Remembers for this browser whether a call runs: the next page offers the way back into it. */
export function rememberCall(isRunning: boolean): void {
  try {
    if (isRunning) localStorage.setItem(key, "running");
    else localStorage.removeItem(key);
  } catch {
    // the panel finds it all the same
  }
}

const key = "call-muted";

/** Whether Aria was muted in this very call, before the page was loaded anew. */
export function isMutedIn(callId: string): boolean {
  try {
    return sessionStorage.getItem(key) === callId;
  } catch {
    return false; // storage may be switched off
  }
}

/** Keeps it for as long as the tab and the call last. */
export function rememberMute(callId: string, isMuted: boolean): void {
  try {
    if (isMuted) sessionStorage.setItem(key, callId);
    else sessionStorage.removeItem(key);
  } catch {
    // it then lasts for this page
  }
}

/**
 * Whether other sites may hold this page in a frame: a customer's published form or video, where its address asks for it
 * (`/f/:address?embed=1`, `/v/:address?embed=1`). It knows nobody and holds no button of ours, so that a frame can trick
 * nobody into anything.
 */
export const mayBeFramed = (url: URL): boolean =>
  /^\/[fv]\/[a-z0-9-]{1,64}$/.test(url.pathname) && url.searchParams.get("embed") === "1";

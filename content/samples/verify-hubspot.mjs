import { isFresh, isSigned } from "./verify-signature.mjs";

/**
 * Whether HubSpot sent this request (signature version 3). `url` is the full address that HubSpot called, as it
 * is entered there: behind a proxy, the one that your server sees is often another.
 */
export function isFromHubSpot({ method, url, headers, rawBody }, clientSecret, nowMs = Date.now()) {
  const sentAtMs = headers["x-hubspot-request-timestamp"];
  const message = `${method}${url}${rawBody}${sentAtMs}`;
  return (
    isFresh(Number(sentAtMs), nowMs) &&
    isSigned(message, headers["x-hubspot-signature-v3"], clientSecret, "base64")
  );
}

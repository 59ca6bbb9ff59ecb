import { isFresh, isSigned } from "./verify-signature.mjs";

/** Whether a payment event is genuine. The header reads `t=1767225600,v1=5257a8…`; there can be several v1. */
export function isFromStripe(header, rawBody, endpointSecret, nowMs = Date.now()) {
  const parts = String(header)
    .split(",")
    .map((part) => part.split("="));
  const seconds = parts.find(([name]) => name === "t")?.[1];
  return (
    isFresh(Number(seconds) * 1000, nowMs) &&
    parts.some(
      ([name, signature]) =>
        name === "v1" && isSigned(`${seconds}.${rawBody}`, signature, endpointSecret),
    )
  );
}

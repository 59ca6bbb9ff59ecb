import { isFresh, isSigned } from "./verify-signature.mjs";

/**
 * Whether Slack sent this request. `rawBody` is the text as it arrived: JSON that was parsed and written again
 * has another signature. https://docs.slack.dev/authentication/verifying-requests-from-slack
 */
export function isFromSlack(headers, rawBody, signingSecret, nowMs = Date.now()) {
  const seconds = headers["x-slack-request-timestamp"];
  const [version, signature] = String(headers["x-slack-signature"]).split("=");
  return (
    version === "v0" &&
    isFresh(Number(seconds) * 1000, nowMs) &&
    isSigned(`v0:${seconds}:${rawBody}`, signature, signingSecret)
  );
}

import { kindTitle, type ConnectionKind } from "./contract.ts";
import type { ConnectionFailed, FailureReason } from "./ports.ts";

/** How a test or use went wrong, and what to do, in plain words. @param text what was said, without secrets */
export function failureWords(
  kind: ConnectionKind,
  failure: Pick<ConnectionFailed, "reason" | "status">,
  text: string,
): string {
  const title = kindTitle(kind);
  const status = failure.status === null ? "" : ` (${failure.status})`;
  const said = text ? ` It said: “${text}”` : "";
  const words: Record<FailureReason, string> = {
    key_refused:
      kind === "webhook"
        ? `The address refused our request${status}.${said}`
        : `${title} refused the key${status}. Check that it is complete, still valid and has the rights it needs.${said}`,
    gone: `Nothing was found there${status}. Check the address and the names you entered.${said}`,
    rejected: `${title} rejected the request${status}.${said}`,
    rate_limited: `${title} asks us to slow down${status}. Try again in a few minutes.`,
    server: `${title} has a problem at the moment${status}. Try again later.`,
    timeout: `${title} took too long to answer. Try again later.`,
    blocked:
      "We don’t connect to this address. Enter a public internet address with its usual port.",
    unreachable: `${title} couldn’t be reached. Check the address.${said}`,
  };
  return words[failure.reason];
}

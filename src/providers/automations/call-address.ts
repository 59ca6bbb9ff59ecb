import type { CallAddress } from "#domain/automations/ports.ts";
import { secondMs } from "#kit/time.ts";
import type { FetchOutside, OutsideOptions } from "#outside/fetch-outside.ts";
import { OutsideRefused, type OutsideReason } from "#outside/outside-refused.ts";
import { StepFailed } from "#steps/contract.ts";

const words: Readonly<Record<OutsideReason, string>> = {
  address: "This is not a web address that can be called.",
  port: "This port can’t be called.",
  own_network: "This address leads into a network that isn’t public.",
  redirects: "The address redirects too often, or elsewhere.",
  too_large: "The answer is larger than 1 MB.",
  slow: "The address took too long to answer.",
  unreachable: "The address can’t be reached.",
  damaged: "The answer can’t be read.",
};
const mayPass: ReadonlySet<OutsideReason> = new Set(["slow", "unreachable", "damaged"]);
const timeoutMs = 25 * secondMs;

/** Calls addresses of automations by the guarded client. */
export const createCallAddress =
  (fetchOutside: FetchOutside): CallAddress =>
  async ({ method, url, headers, body, signal }) => {
    try {
      const answer = await fetchOutside(url, {
        method: method as NonNullable<OutsideOptions["method"]>,
        headers,
        ...(body !== undefined && { body }),
        signal,
        timeoutMs,
      });
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: answer.body.toString("utf8"),
      };
    } catch (error) {
      if (!(error instanceof OutsideRefused)) throw error;
      throw new StepFailed(words[error.reason], { mayRetry: mayPass.has(error.reason) });
    }
  };

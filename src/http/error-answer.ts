import { toAppError } from "#errors";
import type { Log } from "#kit/log.ts";
import { errorDocument } from "./error-document.ts";
import { problemResponse } from "./problems.ts";
import type { SecurityOptions } from "./security-headers.ts";

/** A request as far as its error's form depends on it. */
export type FailedRequest = {
  requestId: string;
  method: string;
  /** Path, or the whole target where that can't be read. */
  path: string;
  accept: string | undefined;
};
export type AnswerError = (thrown: unknown, request: FailedRequest) => Response;

type Options = {
  log: Log;
  security: SecurityOptions;
  /** Address of the pages' style sheet. */
  stylesheet: string | null;
  /** False on a node that serves no pages. */
  hasPages: boolean;
};

/** Any thrown thing → an error page for browsers that asked for a page, problem JSON for everybody else. */
export function errorAnswerer({ log, security, stylesheet, hasPages }: Options): AnswerError {
  return (thrown, { requestId, method, path, accept }) => {
    const answer = problemResponse(thrown, requestId, log);
    const wantsPage = hasPages && accept?.includes("text/html");
    if (!wantsPage || isProgramPath(path)) return answer;
    return errorDocument(toAppError(thrown), { requestId, method, security, stylesheet });
  };
}

/** Where programs ask, not people. */
export const isProgramPath = (path: string): boolean => /^\/(functions|webhooks|v1)\//.test(path);

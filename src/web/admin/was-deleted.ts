import type { AppError } from "#errors";

/** For `runForm`: what a form was about has been deleted while its page was open. */
export const wasDeleted = ({ code }: AppError) =>
  code === "not_found" ? { message: "This was deleted." } : undefined;

import { VideoUnavailable } from "#domain/consultations/ports.ts";
import { AppError } from "#errors";
import { ProtectedPersona } from "./replicas.ts";

/** A call to the provider, with its failures in the words of spec site.md §5 and §8. @throws AppError */
export async function inWords<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    const { message } = cause as Error;
    if (cause instanceof ProtectedPersona)
      throw new AppError("replica_protected", { message, cause });
    if (cause instanceof VideoUnavailable)
      throw new AppError("video_provider_failed", { message, cause });
    throw cause;
  }
}

import type { Db } from "#db/open.ts";
import type { FileDeps } from "#domain/files/index.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { UsageDeps } from "#domain/usage/index.ts";
import type { Clock } from "#kit/time.ts";

/** What the use cases of forms need. */
export type FormDeps = IdentityDeps &
  Pick<UsageDeps, "usage"> &
  Pick<FileDeps, "digest" | "files"> & {
    db: Db;
    clock: Clock;
    publicUrl: string;
    /** Name of the provider, for mails. */
    brandName: string;
  };

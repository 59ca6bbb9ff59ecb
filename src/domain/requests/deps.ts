import type { DbOrTx } from "#db/open.ts";
import type { ConsultantDeps } from "#domain/consultant/index.ts";
import type { IntakeExtractor } from "./ports.ts";

export type RequestDeps = ConsultantDeps & {
  publicUrl: string;
  extractor: IntakeExtractor;
  /** The address of an account, and whether its person has confirmed it; null where nobody may be written to. */
  findAddressOf(
    db: DbOrTx,
    userId: string,
  ): Promise<{ email: string; isConfirmed: boolean } | null>;
  /** Refuses who is no admin (any more), by the database. @throws AppError forbidden */
  checkAdmin: (db: DbOrTx, admin: { userId: string }) => Promise<void>;
};

import type { Db } from "#db/open.ts";
import type { BoundPersonalData } from "#domain/identity/index.ts";
import type { Clock } from "#kit/time.ts";
import type { Auth } from "./auth.ts";

/** What the use cases of accounts need; made by `createAccounts`. */
export type AccountDeps = {
  accounts: {
    auth: Auth;
    /** Key of digests that stand for addresses and the like where these must not be readable. */
    digestKey: string;
    /** What each noun does with the data of a person. */
    personalData: readonly BoundPersonalData[];
  };
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Name of the provider, for mails. */
  brandName: string;
  /** Whether admins must have a second factor (ADMIN_2FA). */
  adminSecondFactor: "required" | "optional";
  /** Keyed digest of a text, for a purpose: stands for the visitor whose conversations a person has. */
  digest: (purpose: string, text: string) => string;
};

import type { Db } from "#db/open.ts";
import type { Clock } from "#kit/time.ts";
import type { FormForward, Subject } from "./ports.ts";

/** What the site's forms need. */
export type EnquiryDeps = {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Name of the provider, for mails. */
  brandName: string;
  /** Where the provider reads enquiries. */
  providerEmail: string;
  enquiries: {
    /** Title of a service on offer, a category or an automation template; null if there is none. */
    findSubjectTitle(subject: Subject): Promise<string | null>;
    /** Where copies go (`FORM_FORWARD_URL`); null: nowhere. */
    forward: FormForward | null;
  };
};

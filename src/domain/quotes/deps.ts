import type { ConsultantDeps } from "#domain/consultant/index.ts";
import type { EnquiryDeps } from "#domain/enquiries/index.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { MailerNameDeps } from "#domain/mail/index.ts";
import type { OrderDeps } from "#domain/orders/index.ts";
import type { Estimator } from "./ports.ts";

/** What the use cases of quotes need. */
export type QuoteDeps = IdentityDeps &
  ConsultantDeps &
  EnquiryDeps &
  OrderDeps &
  MailerNameDeps & {
    quotes: {
      /** Chooses the positions of a quote. */
      estimator: Estimator;
    };
  };

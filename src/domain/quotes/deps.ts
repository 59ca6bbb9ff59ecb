import type { ConsultantDeps } from "#domain/consultant/index.ts";
import type { EnquiryDeps } from "#domain/enquiries/index.ts";
import type { Mailer } from "#domain/mail/index.ts";
import type { OrderDeps } from "#domain/orders/index.ts";
import type { DbOrTx } from "#db/open.ts";
import type { Estimator } from "./ports.ts";

/** What the use cases of quotes need. */
export type QuoteDeps = ConsultantDeps &
  EnquiryDeps &
  OrderDeps & {
    mailer: Pick<Mailer, "name">;
    /** Whoever chooses the positions of a quote. */
    estimator: Estimator;
    /** Asks the database again whether somebody is an admin. @throws AppError forbidden */
    checkAdmin(db: DbOrTx, actor: { userId: string }): Promise<void>;
  };

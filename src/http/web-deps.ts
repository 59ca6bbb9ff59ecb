import type { AccountDeps } from "#domain/accounts/index.ts";
import type { OrderDeps } from "#domain/orders/index.ts";
import type { CatalogueDeps } from "#domain/catalogue/index.ts";
import type { EnquiryDeps } from "#domain/enquiries/index.ts";
import type { Mailer } from "#domain/mail/ports.ts";
import type { TestTill } from "#domain/orders/ports.ts";

/** Everything that pages and endpoints hand to use cases. */
export type WebDeps = AccountDeps &
  CatalogueDeps &
  OrderDeps &
  EnquiryDeps & {
    publicUrl: string;
    /** The built-in payment page; null when a real provider takes the money. */
    till: TestTill | null;
    /** Who carries mail, so that the privacy page can say it. */
    mailer: Pick<Mailer, "name">;
    requestId: string;
  };

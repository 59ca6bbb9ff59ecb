import type { AccountDeps } from "#domain/accounts/index.ts";
import type { BookingDeps } from "#domain/bookings/index.ts";
import type { ConversationDeps } from "#domain/conversations/index.ts";
import type { ConsultationDeps } from "#domain/consultations/index.ts";
import type { ConsultantDeps } from "#domain/consultant/index.ts";
import type { KnowledgeDeps } from "#domain/knowledge/index.ts";
import type { OrderDeps } from "#domain/orders/index.ts";
import type { QuoteDeps } from "#domain/quotes/index.ts";
import type { CatalogueDeps } from "#domain/catalogue/index.ts";
import type { EnquiryDeps } from "#domain/enquiries/index.ts";
import type { RequestDeps } from "#domain/requests/index.ts";
import type { Mailer } from "#domain/mail/ports.ts";
import type { TestTill } from "#domain/orders/ports.ts";

/** Everything that pages and endpoints hand to use cases. */
export type WebDeps = AccountDeps &
  CatalogueDeps &
  OrderDeps &
  EnquiryDeps &
  BookingDeps &
  RequestDeps &
  ConsultantDeps &
  ConsultationDeps &
  ConversationDeps &
  KnowledgeDeps &
  QuoteDeps & {
    publicUrl: string;
    /** The built-in payment page; null when a real provider takes the money. */
    till: TestTill | null;
    /** Who carries mail, so that the privacy page can say it. */
    mailer: Pick<Mailer, "name">;
    /** Who sees what people ask of Aria, by the host's name; null while she is built in. */
    aiHost: string | null;
    requestId: string;
  };

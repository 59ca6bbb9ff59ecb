import type { OrderDeps } from "#domain/orders/index.ts";
import type { CatalogueDeps } from "#domain/catalogue/index.ts";
import type { EnquiryDeps } from "#domain/enquiries/index.ts";
import type { TestTill } from "#domain/orders/ports.ts";

/** Everything that pages and endpoints hand to use cases. */
export type WebDeps = CatalogueDeps &
  OrderDeps &
  EnquiryDeps & {
    publicUrl: string;
    /** The built-in payment page; null when a real provider takes the money. */
    till: TestTill | null;
    requestId: string;
  };

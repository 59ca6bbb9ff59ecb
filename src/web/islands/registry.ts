import { CheckoutPanel } from "../shop/checkout-panel.tsx";
import { OrderStatus } from "../shop/order-status.tsx";
import { QuoteDialog } from "../shop/quote-dialog.tsx";
import { QuoteForm } from "../shop/quote-form.tsx";

/** Every island by name; client.tsx loads the same names lazily. */
export const islands = {
  checkout: CheckoutPanel,
  quote: QuoteDialog,
  "quote-form": QuoteForm,
  "order-status": OrderStatus,
};
export type IslandName = keyof typeof islands;

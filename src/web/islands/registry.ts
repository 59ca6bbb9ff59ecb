import { PublicForm } from "../forms/public-form.tsx";
import { CheckoutPanel } from "../shop/checkout/checkout-panel.tsx";
import { OrderStatus } from "../shop/checkout/order-status.tsx";
import { PrintButton } from "../shop/print-button.tsx";
import { QuoteDialog } from "../shop/quotes/quote-dialog.tsx";
import { QuoteForm } from "../shop/quotes/quote-form.tsx";
import { QuoteLive } from "../shop/quotes/quote-live.tsx";
import { ConsultantPanel } from "../site/consultant/consultant-panel.tsx";
import { ContactForm } from "../site/contact/contact-form.tsx";
import { InterestDialog } from "../site/home/interest-dialog.tsx";
import { PortfolioCarousel } from "../site/home/portfolio-carousel.tsx";
import { VoicesCarousel } from "../site/home/voices-carousel.tsx";

/** Every island by name; client.tsx loads the same names lazily. */
export const islands = {
  checkout: CheckoutPanel,
  quote: QuoteDialog,
  "quote-form": QuoteForm,
  "quote-live": QuoteLive,
  "print-button": PrintButton,
  "contact-form": ContactForm,
  consultant: ConsultantPanel,
  "order-status": OrderStatus,
  interest: InterestDialog,
  portfolio: PortfolioCarousel,
  voices: VoicesCarousel,
  form: PublicForm,
};
export type IslandName = keyof typeof islands;

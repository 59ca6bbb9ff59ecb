export { startCheckout } from "./start-checkout.ts";
export type { OrderDeps } from "./deps.ts";
export { receivePaymentEvent } from "./receive-payment-event.ts";
export { readCheckout } from "./read-checkout.ts";
export {
  checkOverdueOrders,
  checkOverdueOrdersJob,
  prunePaymentEventsJob,
  settleOrderJob,
} from "./jobs.ts";
export { CheckoutResponse, CheckoutView, type OrderStatus } from "./contract.ts";

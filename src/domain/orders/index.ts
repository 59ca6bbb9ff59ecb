export { findPaidOrder } from "./find-paid-order.ts";
export { startCheckout } from "./start-checkout.ts";
export { payForLine, type OrderLine } from "./pay-for-line.ts";
export { listOrders, listOrdersOf, readOrder, readRevenue } from "./list-orders.ts";
export { exportOrders, forgetBuyer, forgetCustomer, linkOrders } from "./orders-of-person.ts";
export { selectBuyersSince } from "./queries.ts";
export { orderPaid, type OrderPaid } from "./contract.ts";
export type { OrderDeps } from "./deps.ts";
export { receivePaymentEvent } from "./receive-payment-event.ts";
export { findQuoteOfSession, readCheckout } from "./read-checkout.ts";
export {
  checkOverdueOrders,
  checkOverdueOrdersJob,
  prunePaymentEventsJob,
  settleOrderJob,
  orderJobs,
} from "./jobs.ts";
export {
  CheckoutResponse,
  CheckoutView,
  type OrderListItem,
  type OrderStatus,
  type OrderView,
} from "./contract.ts";
export { ordersOfPerson } from "./orders-of-person.ts";

export { connectionsOfPerson } from "./connections-of-person.ts";
export { DeliveredLead } from "./contract.ts";
export { deleteConnection } from "./delete-connection.ts";
export {
  deliver,
  forgetDeliveries,
  listDeliveries,
  type NewDelivery,
  resendDelivery,
} from "./deliver.ts";
export type { ConnectionDeps } from "./deps.ts";
export { connectionJobs, pruneDeliveriesJob } from "./jobs.ts";
export { listConnections, readConnection } from "./list-connections.ts";
export { openConsultant } from "./open-consultant.ts";
export { noteUse, type OpenConnection, openConnection } from "./open-connection.ts";
export { addConnection, changeConnection, renewSigningSecret } from "./save-connection.ts";
export { createSealer, type Sealer } from "./sealer.ts";
export { sendDeliveryJob } from "./send-delivery.ts";
export { testConnection } from "./test-connection.ts";

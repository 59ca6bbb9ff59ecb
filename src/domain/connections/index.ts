export { connectionsOfPerson } from "./connections-of-person.ts";
export { type DeliveredConversation, DeliveredLead, type FieldsOf } from "./contract.ts";
export { deleteConnection } from "./delete-connection.ts";
export {
  conversationEvent,
  deliver,
  forgetDeliveries,
  listDeliveries,
  type NewDelivery,
  resendDelivery,
} from "./deliver.ts";
export type { ConnectionDeps } from "./deps.ts";
export { eraseDelivered } from "./erase-delivered.ts";
export { connectionJobs, pruneDeliveriesJob } from "./jobs.ts";
export { listConnections, readConnection } from "./list-connections.ts";
export { openConsultant } from "./open-consultant.ts";
export { failureOf, noteUse, type OpenConnection, openConnection } from "./open-connection.ts";
export { addConnection, changeConnection, renewSigningSecret } from "./save-connection.ts";
export { type Mask, maskOfSecrets, secretsOfConnections } from "./mask-secrets.ts";
export { createSealer, type Sealer } from "./sealer.ts";
export { ConnectionFailed } from "./ports.ts";
export { actNow } from "./act-now.ts";
export { signRequest } from "./sign-request.ts";
export { sendNow } from "./send-now.ts";
export { sendDeliveryJob } from "./send-delivery.ts";
export { testConnection } from "./test-connection.ts";

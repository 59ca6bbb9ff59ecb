import type { PersonalData } from "#domain/identity/index.ts";
import { pruneDeliveriesJob } from "./jobs.ts";
import { selectDeliveriesOf } from "./queries-deliveries.ts";
import { deleteConnectionsOf, selectConnectionsOf } from "./queries.ts";

/** Connections without their secrets, and what was delivered to them; deliveries go with their connection. */
export const connectionsOfPerson: PersonalData = {
  name: "connections",
  tables: ["connections", "deliveries"],
  retention: { customer: "erasure", operations: pruneDeliveriesJob },
  async export(db, { userId }) {
    const [own, sent] = await Promise.all([
      selectConnectionsOf(db, userId),
      selectDeliveriesOf(db, userId),
    ]);
    return own.map(({ sealed: _sealed, masks: _masks, ownerId: _owner, ...connection }) => ({
      ...connection,
      deliveries: sent
        .filter(({ connectionId }) => connectionId === connection.id)
        .map(({ ownerId: _own, connectionId: _id, run: _run, key: _key, ...delivery }) => delivery),
    }));
  },
  // Receipts don't count what was sent to services of others.
  forget: async (tx, { userId }) => ({ ids: await deleteConnectionsOf(tx, userId), count: null }),
};

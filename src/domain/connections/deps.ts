import type { Db } from "#db/open.ts";
import type { ConsultantForKey } from "#domain/consultant/index.ts";
import type { Clock } from "#kit/time.ts";
import type { ConnectionUse } from "./contract.ts";
import type { ConnectionTargets } from "./ports.ts";
import type { Sealer } from "./sealer.ts";

/** What the use cases of connections need. */
export type ConnectionDeps = {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Name of the provider, for mails. */
  brandName: string;
  connections: {
    sealer: Sealer;
    targets: ConnectionTargets;
    /** Makes whoever answers with a customer's own key. */
    consultantFor: ConsultantForKey;
    /** What of a person's names this connection. */
    findUses: (ownerId: string, connectionId: string) => Promise<ConnectionUse[]>;
  };
};

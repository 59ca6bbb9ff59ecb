import { chatWords } from "#content/consultant.ts";
import type { DbOrTx } from "#db/open.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { providerDesk } from "./assistant.ts";
import type { ConversationDeps } from "./deps.ts";

/** Where conversations are read and answered by people: ours, or those of a customer's bot. */
export type Desk = {
  id: string;
  /** Who may read here. @returns their id @throws AppError where they may not */
  requireReader: (db: DbOrTx, actor: Actor) => Promise<string>;
  /** Who may answer here. @returns their id @throws AppError where they may not */
  requireAnswerer: (db: DbOrTx, actor: Actor) => Promise<string>;
  /** Each reading is audited, as of our own admins. */
  isReadingAudited: boolean;
  /** Notes within a conversation, when a person comes and goes. */
  words: { personCame: string; personWent: string };
};

/** Our own desk, for admins. */
export function adminDesk(deps: Pick<ConversationDeps, "adminSecondFactor">): Desk {
  const requireReader: Desk["requireReader"] = (db, actor) => requireAdmin(db, actor, deps);
  const { personCame, personWent } = chatWords;
  return {
    id: providerDesk,
    requireReader,
    requireAnswerer: requireReader,
    isReadingAudited: true,
    words: { personCame, personWent },
  };
}

import type { Tx } from "#db/open.ts";
import { type ConnectionDeps, deliver } from "#domain/connections/index.ts";
import type { Chatbot } from "#domain/projects/index.ts";
import type { BotLead } from "./contract.ts";

/** What deliveries of a lead are about. */
export const leadSubject = (leadId: string): string => `lead/${leadId}`;

/**
 * Sends a lead to where the bot's owner wants it: the CRM, the database and the webhook of its settings, as far as they
 * name a connection of the owner's that is of the chosen kind. Call it in the transaction that hears of the lead.
 * @param eventId names why: the same event delivers once, a changed lead is another event
 * @returns how many deliveries were asked for
 */
export async function deliverLead(
  tx: Tx,
  {
    lead,
    ownerId,
    eventId,
    integrations,
  }: {
    lead: BotLead;
    ownerId: string;
    eventId: string;
    integrations: Chatbot["integrations"];
  },
  deps: Pick<ConnectionDeps, "clock">,
): Promise<number> {
  const { crm, database, crmConnectionId, databaseConnectionId, webhookConnectionId } =
    integrations;
  const chosen = [
    { kind: crm, connectionId: crmConnectionId },
    { kind: database, connectionId: databaseConnectionId },
    { kind: "webhook" as const, connectionId: webhookConnectionId },
  ];
  let asked = 0;
  for (const { kind, connectionId } of chosen) {
    if (!kind || !connectionId) continue;
    const about = { subject: leadSubject(lead.id), event: "lead.taken", key: eventId };
    if (await deliver(tx, { ...about, ownerId, connectionId, kind, payload: lead }, deps))
      asked += 1;
  }
  return asked;
}

import type { Tx } from "#db/open.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import { mailLayout, queueMail } from "#domain/mail/index.ts";
import type { AutomationDeps } from "./deps.ts";
import { selectLastStates } from "./queries-lists.ts";
import type { RunRow } from "./queries.ts";

/** Tells the owner once when an automation has failed several times in a row, and no more until it has gone well. */
export async function alertOwner(
  tx: Tx,
  run: Pick<RunRow, "id" | "projectId" | "ownerId" | "problem">,
  /** How many failures in a row its owner wants to hear of; 0: none. */
  alertAfter: number,
  { brandName, publicUrl }: AutomationDeps,
): Promise<void> {
  if (alertAfter === 0) return;
  const states = await selectLastStates(tx, run.projectId, alertAfter + 1);
  const inARow = states.findIndex((state) => state !== "failed");
  const many = inARow < 0 ? states.length : inARow;
  if (many !== alertAfter) return;
  const to = (await findAddressOf(tx, run.ownerId))?.email;
  if (!to) return;
  await queueMail(tx, {
    key: `automation-failing/${run.id}`,
    to,
    subject: "An automation keeps failing",
    ...mailLayout({
      brand: brandName,
      heading: "An automation keeps failing",
      paragraphs: [
        `${alertAfter === 1 ? "Its last run failed" : `Its last ${alertAfter} runs failed, the latest`} with this message: ${run.problem ?? ""}`,
      ],
      action: {
        label: "See the runs",
        url: `${publicUrl}/ai-service-design/workspace/${run.projectId}/runs`,
      },
      footer:
        "We’ll email you again if it starts failing after a successful run. You can change this in its designer.",
    }),
  });
}

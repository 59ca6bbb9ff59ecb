import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { oneLine } from "#kit/text.ts";
import { kindTitle } from "./contract.ts";
import type { ConnectionDeps } from "./deps.ts";
import type { ConnectionRow } from "./queries.ts";

/** To a connection's owner: something couldn't be delivered. The reason holds no secrets. */
export const deliveryFailedMail = (
  { row, why, to }: { row: ConnectionRow; why: string; to: string },
  { brandName, publicUrl, clock }: Pick<ConnectionDeps, "brandName" | "publicUrl" | "clock">,
): NewMail => ({
  key: `delivery-failed/${row.id}/${clock().toISOString().slice(0, 10)}`,
  to,
  subject: `Not delivered: ${oneLine(row.name)}`,
  ...mailLayout({
    brand: brandName,
    heading: `A delivery to ${oneLine(row.name)} failed`,
    paragraphs: [
      `We tried to send something to your ${kindTitle(row.kind)} connection “${oneLine(row.name)}” and gave up.`,
      why,
      "Nothing is lost. Fix the connection, then send the failed deliveries again.",
    ],
    facts: [],
    action: { label: "Open the connection", url: `${publicUrl}/portal/connections/${row.id}` },
    footer: "We send this email at most once a day for each connection.",
  }),
});

import { type CatalogueDeps, listServices } from "#domain/catalogue/index.ts";
import { listStoredData } from "#domain/privacy/index.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import type { About } from "./documents.ts";
import type { Facts } from "./facts.ts";

type FactDeps = CatalogueDeps & {
  publicUrl: string;
  orders: { payments: { name: Facts["payments"] } };
  mail: { mailer: { name: Facts["mail"] } };
  enquiries: { forward: object | null };
  consultant: { host: string | null };
  consultations: { calls: { name: Facts["video"] } };
  files: { store: { name: Facts["files"] } };
};

/**
 * What a document shows of the running installation.
 * @param about what it says of itself: only a document that shows the catalogue waits for the database
 */
export async function readFacts(deps: FactDeps, about: About): Promise<Facts> {
  return {
    stored: listStoredData(),
    payments: deps.orders.payments.name,
    mail: deps.mail.mailer.name,
    copiesForms: deps.enquiries.forward !== null,
    aiHost: deps.consultant.host,
    video: deps.consultations.calls.name,
    files: deps.files.store.name,
    publicUrl: deps.publicUrl,
    services: about.showsCatalogue ? await translateErrors(() => listServices(deps)) : [],
  };
}

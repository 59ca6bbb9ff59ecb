import { automationTemplates } from "#content/automation-templates.ts";
import { categories } from "#content/catalogue.ts";
import type { Database } from "#db/open.ts";
import { findServiceTitle } from "#domain/catalogue/index.ts";
import type { EnquiryDeps } from "#domain/enquiries/index.ts";

/** What an enquiry can be about, by its title: services on offer, categories, automation templates. */
export const subjectTitles =
  (database: Database): EnquiryDeps["enquiries"]["findSubjectTitle"] =>
  async ({ type, id }) => {
    if (type === "service") return findServiceTitle(database, id);
    if (type === "category") return categories.find((one) => one.id === id)?.name ?? null;
    if (type === "template") return automationTemplates.find((one) => one.id === id)?.title ?? null;
    return null; // the contact form's subjects are the domain's own
  };

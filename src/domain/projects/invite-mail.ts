import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { inviteDays, invitePath } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import type { InviteRow } from "./queries-sharing.ts";
import type { ProjectRow } from "./queries.ts";

/** What a stranger typed must not carry an advertisement's link to an address of their choice. */
const asName = (text: string, instead: string): string =>
  text.trim() === "" || /:\/\/|\bwww\.|\w\.\w{2,}/i.test(text) ? instead : text.slice(0, 80);

/** Asks somebody to work on a project. */
export const inviteMail = (
  { invite, project, inviter }: { invite: InviteRow; project: ProjectRow; inviter: string },
  { brandName, publicUrl }: Pick<ProjectDeps, "brandName" | "publicUrl">,
): NewMail => {
  const who = asName(inviter, "Someone");
  return {
    key: `project-invite/${invite.id}`,
    to: invite.email,
    subject: `${who} invited you to a project`,
    ...mailLayout({
      brand: brandName,
      heading: `${who} invited you to ${asName(project.name, "a project")}`,
      paragraphs: [
        invite.role === "editor"
          ? "You can view and edit it in the design studio."
          : "You can view it in the design studio.",
        `Sign in or create an account with this email address to accept. The invitation expires in ${inviteDays} days.`,
      ],
      action: { label: "Open the invitation", url: publicUrl + invitePath(invite.id) },
      footer: "If you don’t know who sent this, you can ignore this email.",
    }),
  };
};

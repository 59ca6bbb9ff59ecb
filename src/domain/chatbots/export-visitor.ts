import { recordAudit } from "#domain/audit/index.ts";
import { selectVisitorAt, type VisitorConversation } from "#domain/conversations/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { shortTime } from "#kit/date-words.ts";
import type { ChatbotDeps } from "./deps.ts";
import { fileNameOf } from "./file-name.ts";
import { type LeadRow, selectLeadsOfVisitor } from "./queries-leads.ts";
import { selectNotes } from "./queries-notes.ts";
import { requireBotProject } from "./rights.ts";

const speakers = {
  user: "Visitor",
  ai: "Bot",
  person: "Person",
  note: "Note to the visitor",
} as const;

/** A visitor's own copy: what is stored of them at one bot. Times are ISO times in UTC. */
export type VisitorCopy = {
  bot: string;
  madeAt: string;
  conversations: {
    beganAt: string;
    endedAt: string | null;
    messages: {
      at: string;
      by: (typeof speakers)[keyof typeof speakers];
      text: string;
      /** The page of the owner's site that the visitor was looking at. */
      page: string | null;
      /** What an answer rests on. */
      sources: string[];
      /** Whether the visitor said that an answer helped. */
      isHelpful: boolean | null;
    }[];
    /** What members noted about it. */
    notes: { at: string; text: string }[];
  }[];
  contactDetails: {
    leftAt: string;
    name: string;
    email: string;
    phone: string;
    company: string;
    agreedTo: string | null;
  }[];
};

/**
 * All that a bot has stored of one visitor, by one of their conversations: for the owner to hand on when the visitor asks
 * for it. Each export is audited. @param format JSON for programs, or text for people
 * @throws AppError signed_out, not_found, read_only
 */
export async function exportBotVisitor(
  actor: Actor,
  { projectId, id, format }: { projectId: string; id: string; format: "json" | "text" },
  deps: ChatbotDeps,
): Promise<{ fileName: string; text: string }> {
  return deps.db.transaction(async (tx) => {
    const { project, userId } = await requireBotProject(tx, actor, projectId, "editor");
    const found = await selectVisitorAt(tx, { desk: projectId, id });
    if (!found) throw new AppError("not_found");
    const leads = await selectLeadsOfVisitor(tx, { projectId, visitorKey: found.visitorKey });
    const conversations: VisitorCopy["conversations"] = [];
    for (const one of found.conversations)
      conversations.push({ ...toConversation(one), notes: await notesOf(one.id) });
    await recordAudit(tx, {
      actor: userId,
      action: "bot_visitor.exported",
      subject: `project/${projectId}`,
      detail: { conversations: conversations.length, format },
    });
    const copy: VisitorCopy = {
      bot: project.name,
      madeAt: deps.clock().toISOString(),
      conversations,
      contactDetails: leads.map(toDetails),
    };
    return format === "json"
      ? { fileName: fileNameOf(project.name, "visitor.json"), text: JSON.stringify(copy, null, 2) }
      : { fileName: fileNameOf(project.name, "visitor.txt"), text: textOf(copy) };

    async function notesOf(conversationId: string) {
      const notes = await selectNotes(tx, conversationId);
      return notes.map(({ createdAt, text }) => ({ at: createdAt.toISOString(), text }));
    }
  });
}

const toConversation = ({ createdAt, endedAt, said }: VisitorConversation) => ({
  beganAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  messages: said.map((one) => ({
    at: one.createdAt.toISOString(),
    by: speakers[one.sender],
    text: one.text,
    page: one.page,
    sources: one.sources.map(({ title, path }) => (path ? `${title} (${path})` : title)),
    isHelpful: one.isHelpful,
  })),
});

const toDetails = (lead: LeadRow): VisitorCopy["contactDetails"][number] => ({
  leftAt: lead.takenAt.toISOString(),
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  company: lead.company,
  agreedTo: lead.consentText,
});

/** The same for people to read. */
export function textOf({ bot, madeAt, conversations, contactDetails }: VisitorCopy): string {
  const parts = [
    `Conversations with ${bot}\nCopy made ${shortTime(madeAt)}`,
    ...contactDetails.map(({ leftAt, agreedTo, ...details }) =>
      [
        `Contact details, left ${shortTime(leftAt)}`,
        ...Object.entries(details).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
        ...(agreedTo ? [`agreed to: ${agreedTo}`] : []),
      ].join("\n"),
    ),
    ...conversations.map(({ beganAt, messages, notes }) =>
      [
        `Conversation of ${shortTime(beganAt)}`,
        ...messages.map(
          ({ at, by, text, page }) =>
            `${shortTime(at)}  ${by}${page ? ` (on ${page})` : ""}:\n${text}`,
        ),
        ...notes.map(({ at, text }) => `${shortTime(at)}  Note by a member:\n${text}`),
      ].join("\n\n"),
    ),
  ];
  return `${parts.join("\n\n----\n\n")}\n`;
}

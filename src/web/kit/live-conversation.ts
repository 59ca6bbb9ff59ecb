import type { ChatEvent, MessageView, TranscriptLine } from "#domain/conversations/contract.ts";

/** A running conversation as who may answer in it watches it: an admin, or a member of a bot's project. */
export type LiveConversation = {
  lines: TranscriptLine[];
  /** Position of the last message that is known, notes included. */
  seen: number;
  /** The answer that is being written, as far as it is there; null where none is. */
  writing: string | null;
  status: "open" | "ended";
  handledBy: "aria" | "person";
  /** Where a person answers, that is who watches. */
  isMine: boolean;
  /** Why the visitor got no answer, if that was the last thing that happened. */
  problem: string | null;
  /** A bot's visitor waits for a person. */
  wantsPerson: boolean;
};

/** What is known of a conversation when its page was read. */
export const asRead = (one: {
  lines: TranscriptLine[];
  messageCount: number;
  status: "open" | "ended";
  handledBy: "aria" | "person";
  wantsPersonSince: string | null;
  isMine: boolean;
}): LiveConversation => ({
  lines: one.lines,
  seen: one.messageCount,
  writing: null,
  status: one.status,
  handledBy: one.handledBy,
  problem: null,
  wantsPerson: one.wantsPersonSince !== null,
  isMine: one.isMine,
});

/**
 * The same after its page was read anew. A reading takes its time: what has been told meanwhile by the line,
 * which leaves nothing out, stays; only whose takeover it is no line tells.
 */
export function afterReading(now: LiveConversation, read: LiveConversation): LiveConversation {
  if (read.seen >= now.seen) return read;
  return { ...now, isMine: read.isMine };
}

const speakers = { user: "Customer", ai: "AI Agent", person: "Person" } as const;

/** What happened, on top of what was known; what is told twice counts once. */
export function afterEvent(now: LiveConversation, event: ChatEvent): LiveConversation {
  switch (event.type) {
    case "message":
      return withMessage(now, event.message);
    case "replying":
      return { ...now, writing: "", problem: null };
    case "words":
      return { ...now, writing: (now.writing ?? "").slice(0, event.offset) + event.text };
    case "failed":
      return { ...now, writing: null, problem: event.problem };
    case "handled":
      // Whoever takes over after this one handed back is somebody else, or reads the page anew.
      return {
        ...now,
        handledBy: event.by,
        isMine: now.isMine && event.by === "person",
        wantsPerson: now.wantsPerson && event.by !== "person",
        writing: null,
      };
    case "person-wanted":
      return { ...now, wantsPerson: true };
    case "rated":
      return {
        ...now,
        lines: now.lines.map((line) =>
          line.id === event.messageId ? { ...line, isHelpful: event.isHelpful } : line,
        ),
      };
    default:
      return { ...now, status: "ended", writing: null };
  }
}

/** The same with a message; notes of the system are hidden (spec site.md §3). */
export function withMessage(now: LiveConversation, message: MessageView): LiveConversation {
  const { id, sender, text, at, position, page, isHelpful, state } = message;
  if (position <= now.seen) return now;
  const writing = sender === "ai" ? null : now.writing;
  const known = { ...now, seen: position, writing, problem: null };
  if (sender === "note") return known;
  const isStopped = state === "stopped";
  const line = { id, speaker: speakers[sender], text, at, page, isHelpful, isStopped };
  return { ...known, lines: [...now.lines, line] };
}

import type { AuditView } from "#domain/audit/index.ts";

const actions: Record<string, string> = {
  "user.registered": "Registered",
  "user.first_admin": "Became the first admin",
  "user.promoted": "Made an admin",
  "user.demoted": "Made a client",
  "user.blocked": "Blocked",
  "user.unblocked": "Unblocked",
  "user.deleted": "Account deleted",
  "user.data_exported": "Personal data exported",
  "user.signed_in": "Signed in",
  "user.sign_in_failed": "Sign-in failed",
  "user.signed_out": "Signed out",
  "user.session_ended": "Session ended",
  "user.sessions_ended": "All other sessions ended",
  "user.two_factor_on": "Second factor set up",
  "user.two_factor_off": "Second factor turned off",
  "user.two_factor_removed": "Second factor removed",
  "user.recovery_codes_renewed": "Recovery codes renewed",
  "user.profile_changed": "Profile changed",
  "user.password_changed": "Password changed",
  "user.reset_requested": "Password reset requested",
  "user.password_reset": "Password reset",
  "user.email_change_asked": "Email address change requested",
  "user.email_changed": "Email address changed",
  "user.email_confirmed": "Email address confirmed",
  "mail.read": "Email viewed in the outbox",
  "alert.resolved": "Alert resolved",
  "alert.reopened": "Alert reopened",
  "order.placed": "Order placed",
  "order.paid": "Order paid",
  "enquiry.sent": "Enquiry sent",
  "quote.asked": "Quote requested",
  "quote.written": "Quote written",
  "quote.priced": "Quote priced",
  "quote.taken": "Quote taken over",
  "quote.withdrawn": "Quote withdrawn",
  "quote.accepted": "Quote accepted",
  "quote.kept": "Quote added to the portal",
  "enquiry.answered": "Enquiry answered by email",
  "booking.made": "Demo booked",
  "booking.moved": "Demo moved",
  "booking.cancelled": "Demo cancelled",
  "booking.held": "Demo marked as held",
  "booking.missed": "Demo marked as missed",
  "booking.linked": "Demo’s call link changed",
  "calendar.closed": "Demo calendar closed",
  "calendar.opened": "Demo calendar opened",
  "form.answer_deleted": "Form answer deleted",
  "connection.added": "Connection added",
  "connection.changed": "Connection changed",
  "connection.signing_renewed": "Connection’s signing secret replaced",
  "connection.deleted": "Connection deleted",
  "delivery.resent": "Delivery sent again",
  "bot.source_added": "Chatbot source added",
  "bot.source_changed": "Chatbot source changed",
  "bot.source_deleted": "Chatbot source deleted",
  "bot.trained": "Chatbot trained",
  "project.started": "Project started",
  "project.viewed": "Project viewed by an admin",
  "project.deleted": "Project moved to the bin",
  "project.restored": "Project restored from the bin",
  "project.purged": "Project deleted for good",
  "video.requested": "Video requested",
  "video.cancelled": "Video cancelled",
  "video.deleted": "Video deleted",
  "video.shown": "Video chosen for its page",
  "replica.created": "Replica created",
  "replica.renamed": "Replica renamed",
  "replica.deleted": "Replica deleted",
  "library.renamed": "Video renamed at the video provider",
  "library.deleted": "Video deleted at the video provider",
  "project.published": "Project published",
  "bot_key.created": "Chatbot API key created",
  "bot_key.revoked": "Chatbot API key revoked",
  "bot_lead.deleted": "Chatbot lead deleted",
  "channel_address.renewed": "Chatbot’s inbound email webhook replaced",
  "channel_message.resent": "Text message sent again",
  "bot_visitor.exported": "Chatbot visitor’s data downloaded",
  "bot_conversation.deleted": "Chatbot visitor’s data deleted",
  "project.rolled_back": "Earlier version published again",
  "project.paused": "Published project paused",
  "project.resumed": "Published project resumed",
  "automation.run_cancelled": "Automation run cancelled",
  "automation.run_retried": "Failed automation run retried",
  "automation.runs_retried": "Failed automation runs retried",
  "project.taken_offline": "Published project taken offline",
  "project.shared": "Read-only link to a project created",
  "project.link_revoked": "Read-only link to a project revoked",
  "project.invited": "Person invited to a project",
  "project.member_set": "Project access given or changed",
  "project.member_removed": "Project access or invitation removed",
  "request.raised": "Service request noted",
  "request.approved": "Service request approved",
  "request.rejected": "Service request rejected",
  "request.reopened": "Decision on a service request undone",
  "answer.written": "Curated answer written",
  "answer.changed": "Curated answer changed",
  "answer.switched_off": "Curated answer turned off",
  "answer.switched_on": "Curated answer turned on",
  "answer.restored": "Curated answer restored to its original",
  "answer.deleted": "Curated answer deleted",
  "missed_question.answered": "Unanswered question answered",
  "missed_question.dismissed": "Unanswered question dismissed",
  "missed_question.reopened": "Unanswered question reopened",
  "conversation.read": "Conversation viewed",
  "conversation.taken_over": "Conversation taken over",
  "conversation.handed_back": "Conversation handed back",
  "conversation.answered": "Answered in a conversation",
  "conversation.ended": "Conversation ended",
  "conversation.mailed": "Conversation emailed to the visitor",
  "file.uploaded": "File uploaded",
  "file.deleted": "File deleted",
  "consultation.started": "Video consultation started",
  "consultation.ended": "Video consultation ended",
};

/** `order.payment_late` → `Order payment late`, for what has no words of its own. */
const spelled = (action: string) => {
  const text = action.replace(/[._-]+/g, " ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

const by: Record<string, string> = {
  password: "by password",
  app: "with an app code",
  recovery: "with a recovery code",
};
const reasons: Record<string, string> = {
  password: "wrong password",
  blocked: "the account is blocked",
  code: "wrong code",
};

/** What was done, in words: `Signed in, by password`. */
export function auditWords({ action, detail }: Pick<AuditView, "action" | "detail">): string {
  const what = (Object.hasOwn(actions, action) && actions[action]) || spelled(action);
  const more = by[String(detail["by"])] ?? reasons[String(detail["reason"])];
  return more ? `${what}, ${more}` : what;
}

/** Whose id an entry carries, e.g. `user/usr_…` → `usr_…`; null for everything that is no person. */
export const personOf = (subject: string): string | null =>
  subject.startsWith("user/") ? subject.slice("user/".length) : null;

const others: Record<string, string> = {
  visitor: "A visitor",
  system: "The system",
  provider: "The payment provider",
};

/** Who did it, where that is no person. */
export const actorWords = (actor: string): string | null =>
  (Object.hasOwn(others, actor) && others[actor]) || null;

export {
  type Asked,
  type Assistant,
  type AssistantWords,
  type Met,
  providerDesk,
} from "./assistant.ts";
export { announceBotEnd } from "./announce-end.ts";
export { adminDesk, type Desk } from "./desk.ts";
export { chatTopic } from "./announce.ts";
export {
  addressLeft,
  botConversationEnded,
  botPersonSpoke,
  botQuestionUnanswered,
  conversationEnded,
} from "./contract.ts";
export type {
  Channel,
  ChatEvent,
  ChatView,
  ConversationListItem,
  ConversationView,
  MessageView,
  TranscriptLine,
  Via,
} from "./contract.ts";
export {
  forgetOthersChats,
  exportConversations,
  forgetConversations,
} from "./conversations-of-person.ts";
export type { ConversationDeps, Visitor } from "./deps.ts";
export { endConversation } from "./end-conversation.ts";
export { pruneConversationsJob, conversationJobs } from "./jobs.ts";
export { findChatToKeep, keepChat } from "./keep-chat.ts";
export { findOwnVisitor, keepOwnVisitor } from "./own-visitor.ts";
export { leaveAddress } from "./leave-address.ts";
export { findLeftAddress, recentCallsOf } from "./left-address.ts";
export {
  closeAt,
  countAtDesk,
  countDesks,
  type DeskDay,
  selectDeskDays,
  deleteDesk,
  deleteDeskBefore,
  deleteVisitorAt,
  findConversationOf,
  markLead,
  selectDesks,
  selectFirstSaid,
  selectVisitorAt,
  type VisitorConversation,
} from "./queries-desk.ts";
export { setPersonWanted } from "./queries-admin.ts";
export { selectAnswersAfter, selectUnanswered } from "./queries-answers.ts";
export { briefConversations, type BriefConversation } from "./queries-brief.ts";
export { listConversations } from "./list-conversations.ts";
export { LiveChats } from "./live-chats.ts";
export { findChat, readChat, readOlder } from "./read-chat.ts";
export { readTranscript, watchConversation, type Transcript } from "./read-transcript.ts";
export { retryReply } from "./retry-reply.ts";
export { mailTranscript } from "./mail-transcript.ts";
export { rateAnswer } from "./rate-answer.ts";
export { readShownPage } from "./shown-page.ts";
export { stopReply } from "./stop-reply.ts";
export { sendMessage, type Sent } from "./send-message.ts";
export { beginSpoken, concludeSpoken, dropSpoken, endSpoken, storeSpoken } from "./spoken.ts";
export { handBack, sayAsPerson, takeOver } from "./takeover.ts";
export { forgetVisitor, keepVisitor, visitorKeyIn } from "./visitor.ts";
export { createWatchLimits, type WatchLimits } from "./watch-limits.ts";
export {
  conversationExists,
  holdConversation,
  isVisitorOf,
  selectWholeConversation,
  type WholeConversation,
} from "./queries-intake.ts";
export { conversationsOfPerson } from "./conversations-of-person.ts";

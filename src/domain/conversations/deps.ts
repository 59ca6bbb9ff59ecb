import type { AnswerDeps } from "#domain/answers/index.ts";
import type { ConsultantDeps } from "#domain/consultant/index.ts";
import type { EnquiryDeps } from "#domain/enquiries/index.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { KnowledgeDeps } from "#domain/knowledge/index.ts";
import type { LiveChats } from "./live-chats.ts";

/** What conversations need. */
export type ConversationDeps = IdentityDeps &
  ConsultantDeps &
  EnquiryDeps &
  KnowledgeDeps &
  AnswerDeps & {
    conversations: {
      /** Replies that are being written on this node, and who watches. */
      chats: LiveChats;
      /** Whether a video consultation can be started now. */
      hasVideo: () => Promise<boolean>;
    };
  };

/** Who asks in the chat: by their cookie, never by an id in the request. */
export type Visitor = {
  /** Keyed digest of the cookie's token. */
  key: string;
  /** Keyed digest of the network address. */
  address: string;
  /** Who is signed in, if somebody is. */
  userId: string | null;
};

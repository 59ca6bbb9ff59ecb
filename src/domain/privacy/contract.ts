/** What was done when a person was erased; names nobody. */
export type ErasureReceipt = {
  id: string;
  /** ISO times. */
  at: string;
  backupsUntil: string;
  /** How many of each kind: deleted, or made nameless (orders). */
  purged: {
    account: number;
    sessions: number;
    orders: number;
    enquiries: number;
    /** Missing on receipts from before there were chats, quotes and requests. */
    conversations?: number;
    quotes?: number;
    requests?: number;
    demos?: number;
    mails: number;
  };
};

import { z } from "zod";
import { PasswordForm } from "../accounts/contract.ts";

/** Spec studio.md §9: deleting one's own account takes the password and a plain yes. */
export const DeleteAccountForm = PasswordForm.extend({
  confirmed: z.literal("on", "Tick this box if you want to delete your account."),
});

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
    /** Missing on receipts from before these could be stored. */
    conversations?: number;
    quotes?: number;
    requests?: number;
    demos?: number;
    files?: number;
    projects?: number;
    mails: number;
  };
};

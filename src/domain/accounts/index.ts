export { createAccounts } from "./create-accounts.ts";
export type { AccountDeps } from "./deps.ts";
export type { Visit } from "./visit.ts";
export type { SessionView, UserListItem } from "./contract.ts";
export { readActor } from "./read-actor.ts";
export { registerUser } from "./register-user.ts";
export { signIn, signOut, type SignedIn } from "./sign-in.ts";
export {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  type TwoFactorSetup,
} from "./second-factor.ts";
export { mayHaveSecondFactor } from "./rules.ts";
export { signInWithCode } from "./sign-in-with-code.ts";
export { beginAttempt } from "./attempts.ts";
export { askAgainForConfirmation, changeEmail } from "./ask-for-confirmation.ts";
export { confirmEmail } from "./confirm-email.ts";
export { requestPasswordReset, resetPassword, sendResetJob } from "./reset-password.ts";
export { changePassword, changeProfile, endOtherSessions } from "./change-settings.ts";
export { checkOwnPassword } from "./own-password.ts";
export { endOwnSession, endUserSession, listOwnSessions, listUserSessions } from "./sessions.ts";
export {
  blockUser,
  changeRole,
  listUserAudit,
  listUsers,
  newAccountDays,
  readUser,
  readUserFigures,
  removeSecondFactor,
} from "./manage-users.ts";
export {
  createFirstAdmin,
  ensureConfiguredAdmin,
  firstAdminLink,
  isFirstAdminLink,
} from "./first-admin.ts";
export { lockForErasure, readStoredAccount } from "./account-of-person.ts";
export { isDormantClient, selectDormantClients } from "./queries-dormant.ts";
export { pruneAccountsJob, accountJobs } from "./jobs.ts";

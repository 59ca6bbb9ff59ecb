export { type Actor, type ApiKey, type Person, Role } from "./contract.ts";
export { lockUser, selectUser, selectUserByEmail, type UserRow, users } from "./queries.ts";
export {
  bindPersonalData,
  type BoundPersonalData,
  type DataSubject,
  type EndOfRetention,
  forgotten,
  type PersonalData,
} from "./personal-data.ts";
export {
  actorName,
  findAddressOf,
  findConfirmedPerson,
  type IdentityDeps,
  personOf,
  requireAdmin,
  requirePerson,
  rightsOf,
} from "./rights.ts";

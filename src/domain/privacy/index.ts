export { eraseSelf, eraseUser, readErasure } from "./erase-user.ts";
export { eraseInactiveJob, privacyJobs } from "./jobs.ts";
export { exportPersonalData } from "./export-personal-data.ts";
export type { ErasureReceipt } from "./contract.ts";
export { listStoredData, type StoredClass } from "./list-stored-data.ts";

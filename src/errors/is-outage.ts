/** SQLSTATE classes in which the database itself cannot work: full disk, out of memory, shutting down, unreachable. */
const storageStates = /^(53|57|58|08|25006)/;
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** What `pg` says of a lost connection without giving it a code. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** Whether an error says that the database itself, or the way to it, cannot work. */
export const isOutage = (error: Error) => {
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && (storageStates.test(code) || networkCodes.test(code)))
    return true;
  return lostConnection.test(error.message);
};

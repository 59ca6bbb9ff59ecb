type Write = {
  (fields: object, message?: string): void;
  (message: string): void;
};

/** What code needs of a logger: structured fields first, then a short text. Never personal data. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write };

/** For tests and scripts that want quiet. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

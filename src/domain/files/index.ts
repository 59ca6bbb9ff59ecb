/**
 * Files of every noun. Before a page lets somebody upload, the noun that shows it checks that they may, and issues
 * `createUploadTicket`; the browser uploads with it (src/web/kit/upload-file.ts) and sends the ids of the files with its
 * form. The noun's use case then calls `attachFiles(tx, …)` in its transaction, `makeDownloadLink` for whoever may read a
 * file, and `deleteFilesOf(tx, subject)` where the subject is deleted.
 */
export { appendToUpload } from "./append-to-upload.ts";
export { attachFiles } from "./attach-files.ts";
export { beginUpload } from "./begin-upload.ts";
export { continueUpload } from "./continue-upload.ts";
export { deleteFilesOf } from "./delete-files.ts";
export type { FileDeps } from "./deps.ts";
export { makeDownloadLink, type LinkReader } from "./file-link.ts";
export { exportFiles, filesOfPerson } from "./files-of-person.ts";
export { countedFiles } from "./counted.ts";
export { fileJobs } from "./jobs.ts";
export { keepFiles } from "./keep-files.ts";
export { safeFileName } from "./file-name.ts";
export { isFileOf, isOwnFile, listFiles, totalBytesOf } from "./list-files.ts";
export { openByLink, openFile, type OpenFile } from "./open-file.ts";
export { cancelUpload, readUpload, type OwnUpload } from "./own-upload.ts";
export { acceptOf } from "./rules.ts";
export { storeFile } from "./store-file.ts";
export { storeMade } from "./store-made.ts";
export { createUploadTicket, type UploadTicketOptions } from "./ticket.ts";

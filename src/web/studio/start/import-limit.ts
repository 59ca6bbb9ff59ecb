import { formText } from "../../kit/form-text.ts";
import type { FormOutcome } from "../../kit/forms/outcome.ts";

/** The server takes a little more in one request (src/http/doors.ts). */
export const maxImportBytes = 1024 * 1024;
export const tooLargeToImport = "This file is too large to be a project. Choose one of up to 1 MB.";

/** In the browser: a file that the server would cut off is refused before it is sent. Null where it may be sent. */
export async function refuseLargeImport(request: Request): Promise<FormOutcome<never> | null> {
  const form = await request.formData();
  const file = form.get("file");
  if (!(file instanceof File) || file.size <= maxImportBytes) return null;
  return {
    kind: "refused",
    key: String(Date.now()),
    intent: formText(form, "intent"),
    code: "too_large",
    status: 413,
    message: tooLargeToImport,
    fields: {},
    firstWrong: null,
    values: {},
  };
}

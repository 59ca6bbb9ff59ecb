import "../../shop/zod-without-eval.ts";
import { EnquiryRequest } from "#domain/enquiries/contract.ts";

/** A form by the same rules as on the server: what is wrong, by field; null when it may be sent. */
export function checkEnquiry(
  form: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const parsed = EnquiryRequest.safeParse(form);
  if (parsed.success) return null;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message;
  return fields;
}

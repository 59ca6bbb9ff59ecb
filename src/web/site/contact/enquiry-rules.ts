import { EnquiryRequest, fieldsOf } from "#domain/enquiries/contract.ts";

/** A form by the same rules as on the server: what is wrong, by field; null when it may be sent. */
export function checkEnquiry(
  form: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const parsed = EnquiryRequest.safeParse(form);
  return parsed.success ? null : fieldsOf(parsed.error);
}

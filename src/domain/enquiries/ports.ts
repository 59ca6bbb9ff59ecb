/** What an enquiry can be about: something on offer, or the contact form's subject. */
export type SubjectType = "service" | "category" | "template" | "topic";

export type Subject = { type: SubjectType; id: string };

/** Hands a copy of what was sent to a form service of the provider's. Implemented in providers/forms. */
export interface FormForward {
  /**
   * Sends one form; resolves once it was accepted. The same `key` means the same form, for a receiver that
   * gets it twice.
   * @throws FormRefused when the service says no for good, Error when it is worth another try: the message
   *   says why, and nothing of what is in the form
   */
  send(fields: Readonly<Record<string, string>>, key: string): Promise<void>;
}

/** The service says no to this very form: trying again is pointless. */
export class FormRefused extends Error {
  override name = "FormRefused";
}

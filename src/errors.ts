import { isOutage } from "./errors/is-outage.ts";

type ErrorRow = { status: number; title: string };

/** Code → HTTP status and the text that anyone may read. The one table that all translators use: no code is without a row. */
export const errorTable = {
  not_found: { status: 404, title: "There is nothing at this address." },
  method_not_allowed: { status: 405, title: "This address doesn’t support that method." },
  bad_address: {
    status: 400,
    title: "This address isn’t valid. Please check it for typing errors.",
  },
  address_too_long: { status: 414, title: "This address is too long." },
  invalid_input: { status: 422, title: "Something in the form is missing or incorrect." },
  forbidden_origin: { status: 403, title: "This request didn’t come from our own pages." },
  request_cut_off: { status: 400, title: "The request was cut off before it was complete." },
  too_large: { status: 413, title: "This is more than we can accept in one request." },
  rate_limited: { status: 429, title: "Too many requests. Please wait a moment and try again." },
  no_service_selected: { status: 400, title: "No service selected or missing Stripe price ID" },
  unknown_service: { status: 404, title: "We don’t offer this service." },
  unknown_price: { status: 400, title: "This price doesn’t belong to the service." },
  foreign_address: { status: 400, title: "The return address is not on this site." },
  payment_unavailable: { status: 503, title: "Failed to create checkout session" },
  payment_event_refused: { status: 400, title: "The event’s signature couldn’t be verified." },
  signed_out: { status: 401, title: "Please sign in." },
  other_account: {
    status: 403,
    title: "This link belongs to another account. Sign out, and sign in to that one.",
  },
  forbidden: { status: 403, title: "This is for admins only." },
  // Spec site.md §8, login: the same for an unknown address as for a wrong password.
  sign_in_failed: {
    status: 401,
    title: "Login failed. Please check your credentials and try again.",
  },
  account_blocked: {
    status: 403,
    title: "This account is blocked. Please contact our support team.",
  },
  wrong_code: {
    status: 401,
    title: "Incorrect code. The codes in the app change every 30 seconds.",
  },
  codes_locked: {
    status: 429,
    title: "Too many wrong codes. Please wait 15 minutes and sign in again.",
  },
  sign_in_expired: { status: 401, title: "That took too long. Please sign in again." },
  email_taken: {
    status: 409,
    title: "This email is already registered. Please try logging in or use a different email.",
  },
  registration_failed: { status: 500, title: "Registration failed. Please try again." },
  profile_not_created: { status: 500, title: "Failed to create user profile" },
  link_invalid: {
    status: 410,
    title: "This link has been used, has expired or is incomplete. Ask for a new one.",
  },
  own_role: { status: 409, title: "You can’t change your own role. Ask another admin." },
  last_admin: { status: 409, title: "This is the last admin. Make someone else an admin first." },
  two_factor_on_already: { status: 409, title: "Two-factor sign-in is already on." },
  address_unconfirmed: { status: 409, title: "Confirm your email address first." },
  reply_pending: { status: 409, title: "Aria is still answering. Please wait for her reply." },
  bot_paused: { status: 409, title: "This chat is paused. Please come back later." },
  no_person: { status: 409, title: "No one is available right now." },
  bot_key_needed: { status: 401, title: "Send an API key of this bot as Authorization: Bearer." },
  forbidden_call: { status: 403, title: "This call’s signature is missing or wrong." },
  site_not_allowed: { status: 403, title: "This bot may not be used on this site." },
  conversation_ended: { status: 409, title: "This conversation has ended. Start a new one." },
  nothing_to_answer: { status: 409, title: "There is nothing left to answer." },
  call_not_taken_over: {
    status: 409,
    title: "No one can take over a video call.",
  },
  ai_limit_reached: {
    status: 429,
    title: "You have reached the limit of what Aria can answer for now. Please try again later.",
  },
  // Spec site.md §8: the provider's own message takes this one's place where there is one.
  ai_unavailable: { status: 503, title: "An unexpected error occurred." },
  quote_failed: { status: 503, title: "Failed to get AI quote." },
  quote_closed: { status: 409, title: "This quote can no longer be accepted." },
  already_decided: { status: 409, title: "Someone has already decided this." },
  consultation_starting: {
    status: 409,
    title: "Your consultation is already starting, perhaps in another tab.",
  },
  consultation_over: { status: 409, title: "This consultation has ended." },
  video_limit_reached: {
    status: 429,
    title: "There is no video time left for now. Please try again later, or chat with Aria.",
  },
  video_unavailable: {
    status: 503,
    title: "Video calls aren’t available right now. Please try again later, or chat with Aria.",
  },
  answer_changed: {
    status: 409,
    title:
      "Someone else changed this answer after you opened it. Nothing was saved. Copy your text, reload the page and save again.",
  },
  // Spec site.md §2, AI consultant panel.
  calendar_closed: {
    status: 409,
    title: "This feature is coming soon! Please contact us to schedule a demo.",
  },
  time_unavailable: {
    status: 409,
    title: "This time can’t be booked. Please choose one of the times shown.",
  },
  time_taken: {
    status: 409,
    title: "Someone has just booked this time. Please choose another.",
  },
  demo_booked_already: {
    status: 409,
    title:
      "A demo is already booked with this address. Use the link in our email about it to move or cancel it.",
  },
  booking_closed: { status: 409, title: "This demo can no longer be changed." },
  read_only: {
    status: 403,
    title: "You can view this project, but you can’t change that. Ask its owner for more access.",
  },
  not_ready: {
    status: 422,
    title: "This isn’t ready to publish yet. Fix what is marked, and try again.",
  },
  not_publishable: { status: 409, title: "Projects of this type are ordered, not published." },
  run_not_over: { status: 409, title: "This run hasn’t finished yet. Cancel it first, or wait." },
  draft_changed: {
    status: 409,
    title: "This project was changed a moment ago. Look at the changes, and publish again.",
  },
  video_not_ready: { status: 422, title: "This video can’t be made yet. Fix what is marked." },
  // Spec site.md §5.
  replica_protected: { status: 403, title: "Cannot modify the default AI persona" },
  video_provider_failed: { status: 503, title: "The video provider couldn’t be reached." },
  video_over: { status: 409, title: "This video is already finished." },
  not_saved: {
    status: 409,
    title: "The project on your screen differs from the saved one. Save it, then order again.",
  },
  newer_version: {
    status: 409,
    title: "This comes from a newer version of the studio. Reload the page, or update this site.",
  },
  connection_unreadable: {
    status: 409,
    title: "This connection can no longer be read. Enter its secrets again under Connections.",
  },
  delivery_not_failed: {
    status: 409,
    title: "This delivery hasn’t failed, so it can’t be sent again.",
  },
  plan_limit: {
    status: 403,
    title: "You’ve reached a limit of your plan. Make room, or ask us for a larger plan.",
  },
  upload_not_allowed: {
    status: 403,
    title: "You can no longer upload files here. Reload the page and try again.",
  },
  upload_out_of_step: {
    status: 409,
    title: "This part of the file doesn’t follow what has arrived so far.",
  },
  file_empty: { status: 422, title: "This file is empty. Please choose another one." },
  file_too_large: { status: 413, title: "This file is too large." },
  file_type_refused: { status: 415, title: "This type of file isn’t accepted here." },
  file_type_mismatch: {
    status: 415,
    title: "The content of this file doesn’t match its name. Please choose another one.",
  },
  picture_too_large: { status: 422, title: "This picture has too many pixels." },
  too_many_sources: {
    status: 409,
    title: "This bot has the maximum number of sources. Delete one, or combine several into one.",
  },
  too_many_files: { status: 409, title: "No more files can be added here." },
  file_unavailable: {
    status: 503,
    title: "This file can’t be read at the moment. Please try again later.",
  },
  storage_unavailable: {
    status: 503,
    title: "We cannot store anything right now. Nothing was charged or lost; please try again.",
  },
  internal: { status: 500, title: "Something went wrong on our side." },
} as const satisfies Record<string, ErrorRow>;

/** Every way in which a use case can say no. */
export type ErrorCode = keyof typeof errorTable;

/** What a use case throws when the answer is no: a code, optional public fields, and the private cause. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Field name → what is wrong with it; public. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** When it may work again, where that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** Facts about the refusal for programs: extension members of the problem (RFC 9457 §3.2); public. */
  readonly facts: Readonly<Record<string, string | number>> | undefined;

  constructor(
    code: ErrorCode,
    options: {
      cause?: unknown;
      fields?: Record<string, string>;
      message?: string;
      retryAfterSeconds?: number;
      facts?: Record<string, string | number>;
    } = {},
  ) {
    super(options.message ?? errorTable[code].title, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.facts = options.facts;
  }
}

/** Any thrown thing → an AppError: known ones pass, database outages become `storage_unavailable`, the rest `internal`. */
export function toAppError(thrown: unknown): AppError {
  let at: unknown = thrown;
  for (let depth = 0; at instanceof Error && depth < 5; depth++) {
    if (at instanceof AppError) return at;
    if (isOutage(at)) return new AppError("storage_unavailable", { cause: thrown });
    at = at.cause;
  }
  return new AppError("internal", { cause: thrown });
}

type Invalid = Error & { issues: { path: PropertyKey[]; message: string }[] };
const isInvalid = (thrown: unknown): thrown is Invalid =>
  thrown instanceof Error && thrown.name.endsWith("ZodError");

/** Runs a use case: input that its schema refuses is an `invalid_input`, with what is wrong at each field. */
export async function refuseInvalid<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!isInvalid(thrown)) throw thrown;
    const fields: Record<string, string> = {};
    for (const { path, message } of thrown.issues)
      fields[path.map(String).join(".") || "form"] ??= message;
    throw new AppError("invalid_input", { cause: thrown, fields });
  }
}

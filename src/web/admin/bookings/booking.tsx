import { Form, Link, useNavigation } from "react-router";
import type { BookingDetail } from "#domain/bookings/contract.ts";
import {
  cancelBookingAsAdmin,
  markBooking,
  readBookingAsAdmin,
  setCallLink,
} from "#domain/bookings/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { depsContext, renderErrorContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { formText } from "../../kit/form-text.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import type { Route } from "./+types/booking.ts";
import { adminMeta } from "../admin-meta.ts";
import { BookingMark } from "./booking-marks.tsx";
import { deskFailures, orUnreachable, type DeskOutcome } from "../desk-outcome.ts";
import { doAtDesk } from "../do-at-desk.ts";
import { OutcomeBanner } from "../outcome-banner.tsx";
import { When } from "../when.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { rereadWhereReached as shouldRevalidate } from "../revalidation.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const deps = context.get(depsContext);
    const booking = await readBookingAsAdmin(context.get(actorContext), params.id, deps);
    return { booking, isMailKept: keepsMail(deps) };
  });

/** `intent` is link (`callLink`), cancel (`reason`), held or missed. */
export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const form = await request.formData();
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const intent = formText(form, "intent");
  const typed = formText(form, intent === "link" ? "callLink" : "reason");
  return doAtDesk(
    async () => {
      if (intent === "link") {
        await setCallLink(actor, { id, callLink: typed }, deps);
        return typed.trim()
          ? "The link is saved. We've emailed it to the guest."
          : "The link is removed.";
      }
      if (intent === "cancel") {
        await cancelBookingAsAdmin(actor, { id, reason: typed }, deps);
        return "The demo is cancelled. We've emailed the guest.";
      }
      if (intent !== "held" && intent !== "missed") throw new AppError("invalid_input");
      await markBooking(actor, { id, as: intent }, deps);
      return intent === "held" ? "Marked as held." : "Marked as missed.";
    },
    {
      title: deskFailures.booking,
      key: deps.requestId,
      typed,
      report: context.get(renderErrorContext),
    },
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnreachable(serverAction, deskFailures.booking);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(
    loaderData ? `Demo of ${loaderData.booking.name ?? "a deleted guest"}` : "Nothing here",
  );

/** One demo: who, when, where; and what can be done about it. */
export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, isMailKept } = loaderData;
  const { held, missed, cancelled } = booking.may;
  return (
    <>
      <Link className="back-link" to={paths.adminBookings()}>
        <ArrowLeft size={16} />
        <span>All demos</span>
      </Link>
      <PageHead
        title={booking.name ?? "Demo (guest deleted)"}
        actions={
          held || missed ? (
            <div className="deeds">
              {held ? <Mark as="held">Mark as held</Mark> : null}
              {missed ? <Mark as="missed">Mark as missed</Mark> : null}
            </div>
          ) : undefined
        }
      />
      <OutcomeBanner outcome={actionData} />
      <Facts booking={booking} />
      {booking.wish ? (
        <section className="person-part">
          <h2 className="person-part__title">What they would like to see</h2>
          <p className="mail-text">{booking.wish}</p>
        </section>
      ) : null}
      {isMailKept && cancelled ? (
        <p className="text-ink-soft">
          No mail server is connected. Emails wait in the outbox for you to pass on.
        </p>
      ) : null}
      {cancelled ? (
        <>
          <CallLinkForm booking={booking} outcome={actionData} />
          <CancelForm outcome={actionData} />
        </>
      ) : null}
    </>
  );
}

function Mark({ as, children }: { as: "held" | "missed"; children: string }) {
  const isBusy = useNavigation().formData?.get("intent") === as;
  return (
    <Form method="post" className="deed">
      <input type="hidden" name="intent" value={as} />
      <Button type="submit" variant="quiet" size="small" busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}

type Told = { outcome: DeskOutcome | undefined };
const failedAt = (outcome: DeskOutcome | undefined, field: string) =>
  outcome?.kind === "failed" && outcome.fields?.[field]
    ? { error: outcome.fields[field], typed: outcome.typed }
    : null;

function CallLinkForm({ booking, outcome }: Told & { booking: BookingDetail }) {
  const failed = failedAt(outcome, "callLink");
  const isBusy = useNavigation().formData?.get("intent") === "link";
  return (
    <section className="person-part">
      <h2 className="person-part__title">The call</h2>
      <Form method="post" className="reply-form">
        <input type="hidden" name="intent" value="link" />
        <Field
          key={booking.callLink}
          label="Link to the call"
          name="callLink"
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          hint="We email it when you save it, and add it to the reminder and the calendar file."
          defaultValue={failed?.typed ?? booking.callLink ?? ""}
          error={failed?.error}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            Save and send
          </Button>
        </div>
      </Form>
    </section>
  );
}

function CancelForm({ outcome }: Told) {
  const failed = failedAt(outcome, "reason");
  const isBusy = useNavigation().formData?.get("intent") === "cancel";
  return (
    <section className="person-part">
      <h2 className="person-part__title">Cancel it</h2>
      <Form method="post" className="reply-form">
        <input type="hidden" name="intent" value="cancel" />
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={1000}
          hint="Included in the email to the guest."
          defaultValue={failed?.typed}
          error={failed?.error}
          optional
        />
        <div>
          <Button type="submit" variant="quiet" busy={isBusy}>
            Cancel the demo
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Facts({ booking }: { booking: BookingDetail }) {
  const { email, userId, callLink, reason, isCancelledByUs, status } = booking;
  return (
    <dl className="record">
      <dt>State</dt>
      <dd>
        <BookingMark booking={booking} />
      </dd>
      <dt>When</dt>
      <dd>
        <time dateTime={booking.startsAt}>{booking.ours}</time>
      </dd>
      <dt>For them</dt>
      <dd>{booking.theirs}</dd>
      <dt>Email</dt>
      <dd>{email ?? "Deleted"}</dd>
      {callLink ? (
        <>
          <dt>Call</dt>
          <dd>
            <a href={callLink} rel="noreferrer">
              {callLink}
            </a>
          </dd>
        </>
      ) : null}
      {status === "cancelled" ? (
        <>
          <dt>Cancelled</dt>
          <dd>{isCancelledByUs ? (reason ?? "By us, no reason given") : "By the guest"}</dd>
        </>
      ) : null}
      {userId ? (
        <>
          <dt>Account</dt>
          <dd>
            <Link to={paths.adminUser(userId)}>The person&apos;s page</Link>
          </dd>
        </>
      ) : null}
      <dt>Booked</dt>
      <dd>
        <When iso={booking.createdAt} />
      </dd>
      <dt>Demo</dt>
      <dd>
        <code>{booking.id}</code>
      </dd>
    </dl>
  );
}

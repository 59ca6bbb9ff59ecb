import { Link } from "react-router";
import { CallLinkForm, CancelForm, type BookingDetail } from "#domain/bookings/contract.ts";
import {
  cancelBookingAsAdmin,
  markBooking,
  readBookingAsAdmin,
  setCallLink,
} from "#domain/bookings/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions, type Actions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { wasDeleted } from "../was-deleted.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/booking.ts";
import { BookingMark } from "./booking-marks.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const deps = context.get(depsContext);
    const booking = await readBookingAsAdmin(context.get(actorContext), params.id, deps);
    return { booking, isMailKept: keepsMail(deps) };
  });

/** `intent` is link (`callLink`), cancel (`reason`), held or missed. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const { id } = args.params;
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const intent = formText(form, "intent");
      if (intent === "link") {
        const { callLink } = readForm(form, CallLinkForm);
        await setCallLink(actor, { id, callLink }, deps);
        return done(callLink ? `Link saved. ${mailed(deps)}` : "Link removed.");
      }
      if (intent === "cancel") {
        await cancelBookingAsAdmin(actor, { id, ...readForm(form, CancelForm) }, deps);
        return done(`Demo cancelled. ${mailed(deps)}`);
      }
      if (intent !== "held" && intent !== "missed") throw new AppError("invalid_input");
      await markBooking(actor, { id, as: intent }, deps);
      return done(intent === "held" ? "Marked as held." : "Marked as missed.");
    },
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

/** Without a mail server, nothing goes out. */
const mailed = (deps: Parameters<typeof keepsMail>[0]): string =>
  keepsMail(deps)
    ? "The email to the guest is in the outbox for you to pass on."
    : "We’ve emailed the guest.";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? titleOf(loaderData.booking) : "Page not found");

const titleOf = ({ name }: BookingDetail) => (name ? `Demo of ${name}` : "Demo (guest deleted)");

/** One demo: who, when, where; and what can be done about it. */
export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, isMailKept } = loaderData;
  const { held, missed, cancelled } = booking.may;
  const actions = useActions(paths.adminBooking(booking.id), actionData);
  return (
    <>
      <Link className="back-link" to={paths.adminBookings()}>
        <ArrowLeft size={16} />
        <span>All demos</span>
      </Link>
      <PageHead
        title={booking.name ?? titleOf(booking)}
        actions={
          held || missed ? (
            <div className="actions">
              {held ? (
                <ActionButton actions={actions} fields={{ intent: "held" }} busy="Marking...">
                  Mark as held
                </ActionButton>
              ) : null}
              {missed ? (
                <ActionButton actions={actions} fields={{ intent: "missed" }} busy="Marking...">
                  Mark as missed
                </ActionButton>
              ) : null}
            </div>
          ) : undefined
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="Failed to update the demo" />
      <Facts booking={booking} />
      {booking.wish ? (
        <section className="person-part">
          <h2 className="person-part__title">What they’d like to see</h2>
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
          <SetCallLink booking={booking} actions={actions} />
          <Cancel actions={actions} />
        </>
      ) : null}
    </>
  );
}

type Acting = { actions: Actions };

function SetCallLink({ booking, actions }: Acting & { booking: BookingDetail }) {
  return (
    <section className="person-part">
      <h2 className="person-part__title">Video call</h2>
      <ActionForm
        {...actions.form}
        intent="link"
        schema={() =>
          import("#domain/bookings/contract.ts").then((contract) => contract.CallLinkForm)
        }
        className="reply-form"
        submit="Save and send"
        busy="Saving..."
      >
        {(field) => (
          <Field
            key={booking.callLink}
            {...field("callLink", booking.callLink ?? "")}
            label="Link to the call"
            type="url"
            inputMode="url"
            maxLength={500}
            placeholder="https://"
            hint="We email it when you save it, and add it to the reminder and the calendar file."
          />
        )}
      </ActionForm>
    </section>
  );
}

function Cancel({ actions }: Acting) {
  return (
    <section className="person-part">
      <h2 className="person-part__title">Cancel the demo</h2>
      <ActionForm
        {...actions.form}
        intent="cancel"
        schema={() =>
          import("#domain/bookings/contract.ts").then((contract) => contract.CancelForm)
        }
        className="reply-form"
        submit="Cancel the demo"
        busy="Cancelling..."
        button={{ variant: "quiet" }}
      >
        {(field) => (
          <TextArea
            {...field("reason")}
            label="Reason"
            rows={3}
            maxLength={1000}
            hint="Included in the email to the guest."
            optional
          />
        )}
      </ActionForm>
    </section>
  );
}

function Facts({ booking }: { booking: BookingDetail }) {
  const { email, userId, callLink, reason, isCancelledByUs, status } = booking;
  return (
    <dl className="record">
      <dt>Status</dt>
      <dd>
        <BookingMark booking={booking} />
      </dd>
      <dt>When</dt>
      <dd>
        <time dateTime={booking.startsAt}>{booking.ours}</time>
      </dd>
      <dt>Guest’s time</dt>
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
            <Link to={paths.adminUser(userId)}>The person’s page</Link>
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

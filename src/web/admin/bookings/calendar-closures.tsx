import type { Closures } from "#domain/bookings/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { Field } from "../../ui/Field.tsx";

/** Which days can't be booked, and whether any can; each change is a form of its own. */
export function CalendarClosures({
  closures: { isClosed, days, today },
  actions,
}: {
  closures: Closures;
  actions: Actions;
}) {
  return (
    <section className="person-part" aria-labelledby="calendar">
      <h2 id="calendar" className="person-part__title">
        Calendar
      </h2>
      <div className="desk-state">
        <p>
          {isClosed
            ? "Closed: visitors see that demos are coming soon, and can write to you."
            : "Open: visitors can book a demo."}
        </p>
        <ActionButton
          actions={actions}
          fields={{ intent: isClosed ? "open" : "close", day: "all" }}
          busy={isClosed ? "Opening..." : "Closing..."}
        >
          {isClosed ? "Open the calendar" : "Close the calendar"}
        </ActionButton>
      </div>
      {days.length > 0 ? (
        <ul className="closed-days">
          {days.map(({ day, words, booked }) => (
            <li key={day} className="desk-state">
              <p>
                Closed: {words}
                {booked > 0 ? (
                  <span className="cell-note">
                    {booked === 1 ? "1 demo is" : `${booked} demos are`} still booked then. Cancel
                    the ones you can’t hold.
                  </span>
                ) : null}
              </p>
              <ActionButton
                actions={actions}
                fields={{ intent: "open", day }}
                about={words}
                busy="Opening..."
              >
                Open again
              </ActionButton>
            </li>
          ))}
        </ul>
      ) : null}
      <ActionForm
        {...actions.form}
        intent="close"
        className="close-day"
        submit="Close day"
        busy="Closing..."
        button={{ variant: "quiet" }}
      >
        {(field) => (
          <Field {...field("day")} label="Day without demos" type="date" min={today} required />
        )}
      </ActionForm>
    </section>
  );
}

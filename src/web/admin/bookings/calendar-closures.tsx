import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Closures } from "#domain/bookings/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";

/** Which days can't be booked, and whether any can; each change is a form of its own. */
export function CalendarClosures({ closures: { isClosed, days, today } }: { closures: Closures }) {
  return (
    <section className="person-part" aria-labelledby="calendar">
      <h2 id="calendar" className="person-part__title">
        The calendar
      </h2>
      <div className="desk-state">
        <p>
          {isClosed
            ? "Closed: visitors see that demos are coming soon, and can write to you."
            : "Open: visitors can book a demo."}
        </p>
        <Change intent={isClosed ? "open" : "close"} day="all">
          {isClosed ? "Open the calendar" : "Close the calendar"}
        </Change>
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
                    the ones you can&apos;t hold.
                  </span>
                ) : null}
              </p>
              <Change intent="open" day={day}>
                Open again<span className="sr-only">: {words}</span>
              </Change>
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" className="close-day">
        <input type="hidden" name="intent" value="close" />
        <Field label="Close a day" name="day" type="date" min={today} required />
        <Button type="submit" variant="quiet">
          Close it
        </Button>
      </Form>
    </section>
  );
}

function Change({
  intent,
  day,
  children,
}: {
  intent: "open" | "close";
  day: string;
  children: ReactNode;
}) {
  const isBusy = useNavigation().formData?.get("day") === day;
  return (
    <Form method="post" className="deed">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="day" value={day} />
      <Button type="submit" variant="quiet" size="small" busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}

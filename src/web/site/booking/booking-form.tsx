import { demos } from "#content/demos.ts";
import type { CalendarView } from "#domain/bookings/contract.ts";
import { fieldsOf, type Refused } from "../../kit/forms/outcome.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, Select, TextArea } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SpamTrap } from "../contact/spam-trap.tsx";

/** Whoever is signed in: what the form starts with. */
export type Booker = { name: string; email: string };

/** Who comes, and what they would like to see; where the time went to somebody else, another can be chosen here. */
export function BookingForm({
  calendar,
  me,
  refused,
  requestKey,
}: {
  calendar: CalendarView;
  me: Booker | undefined;
  refused: Refused | undefined;
  requestKey: string;
}) {
  const { chosen, zone, slots, day, zoneWords } = calendar;
  const field = fieldsOf(refused);
  const isTold = Object.keys(refused?.fields ?? {}).some((name) => known.has(name));
  return (
    <form
      className="booking__form"
      method="post"
      action={paths.demo({ zone, at: chosen?.at })}
      noValidate
    >
      {refused && !isTold ? (
        <Notice tone="brick" live title={refused.message}>
          <p>Nothing is booked. What you typed is still here.</p>
        </Notice>
      ) : null}
      {chosen ? (
        <input type="hidden" name="at" value={chosen.at} />
      ) : (
        <Select
          label={`Another time on ${day?.words ?? ""}`}
          name="at"
          hint={`In ${zoneWords}`}
          error={refused?.fields["at"]}
        >
          {slots.map(({ at, clock }) => (
            <option key={at} value={at}>
              {clock}
            </option>
          ))}
        </Select>
      )}
      <input type="hidden" name="zone" value={zone} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <Field
        label="Your name"
        {...field("name", me?.name)}
        autoComplete="name"
        maxLength={200}
        required
      />
      <Field
        label="Email Address"
        {...field("email", me?.email)}
        type="email"
        autoComplete="email"
        maxLength={320}
        hint="The confirmation and the link to the call go there."
        required
      />
      <TextArea
        label="What would you like to see?"
        {...field("wish")}
        rows={3}
        maxLength={2000}
        optional
      />
      <SpamTrap />
      <div>
        <Button type="submit" size="large">
          Book {demos.minutes} minutes
        </Button>
      </div>
    </form>
  );
}

/** Fields that show what is wrong with them. */
const known = new Set(["name", "email", "wish"]);

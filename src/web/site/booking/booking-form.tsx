import { demos } from "#content/demos.ts";
import type { CalendarView } from "#domain/bookings/contract.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, Select, TextArea } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SpamTrap } from "../contact/spam-trap.tsx";

export type BookingValues = { name: string; email: string; wish: string };
export type BookingProblem = { message: string; fields: Readonly<Record<string, string>> };

/** Who comes, and what they would like to see; where the time went to somebody else, another can be chosen here. */
export function BookingForm({
  calendar,
  values,
  problem,
  requestKey,
}: {
  calendar: CalendarView;
  values: BookingValues | undefined;
  problem: BookingProblem | undefined;
  requestKey: string;
}) {
  const { chosen, zone, slots, day, zoneWords } = calendar;
  const errors = problem?.fields ?? {};
  const isTold = problem !== undefined && Object.keys(errors).some((name) => known.has(name));
  return (
    <form
      className="booking__form"
      method="post"
      action={paths.demo({ zone, at: chosen?.at })}
      noValidate
    >
      {problem && !isTold ? (
        <Notice tone="brick" live title={problem.message}>
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
          error={errors["at"]}
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
        name="name"
        autoComplete="name"
        maxLength={200}
        defaultValue={values?.name}
        error={errors["name"]}
        required
      />
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={320}
        hint="The confirmation and the link to the call go there."
        defaultValue={values?.email}
        error={errors["email"]}
        required
      />
      <TextArea
        label="What would you like to see?"
        name="wish"
        rows={3}
        maxLength={2000}
        defaultValue={values?.wish}
        error={errors["wish"]}
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

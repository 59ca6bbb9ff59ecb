import type { CalendarView } from "#domain/bookings/contract.ts";
import { placeOf } from "#kit/zone-words.ts";
import { Button } from "../../ui/Button.tsx";

type Way = {
  action: string;
  method: "get" | "post";
  /** Fields that go along. */
  hidden: Record<string, string | undefined>;
};

const Hidden = ({ hidden }: Pick<Way, "hidden">) =>
  Object.entries(hidden).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );

/**
 * The days with a free time, and the times of the one that is shown, as buttons of two forms: no program that
 * follows links walks through the calendar.
 */
export function TimePicker({
  calendar,
  forDay,
  forTime,
}: {
  calendar: CalendarView;
  forDay: Way;
  /** What choosing a time does; the button's name is `at`. */
  forTime: Way;
}) {
  const { days, day, slots, zone, zoneWords, ourZoneWords } = calendar;
  if (!day) return null;
  const isOurZone = zoneWords === ourZoneWords;
  return (
    <div className="booking__picker">
      <form action={forDay.action} method={forDay.method}>
        <Hidden hidden={forDay.hidden} />
        <fieldset>
          <legend className="booking__step">Choose a day</legend>
          <ul className="booking__days">
            {days.map((one) => (
              <li key={one.day}>
                <Button
                  type="submit"
                  name="day"
                  value={one.day}
                  variant={one.day === day.day ? "solid" : "quiet"}
                  size="small"
                  wide
                  aria-current={one.day === day.day ? "date" : undefined}
                >
                  {one.words}
                  <span className="sr-only">, {one.free} free</span>
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      </form>
      <form action={forTime.action} method={forTime.method}>
        <Hidden hidden={forTime.hidden} />
        <fieldset>
          <legend className="booking__step">{day.words}</legend>
          <p className="booking__zone">
            {isOurZone
              ? `Times are in ${zoneWords}, our own time zone, with UTC below.`
              : `Times are in ${zoneWords}, with ${ourZoneWords}, our own time zone, below.`}
          </p>
          <ul className="booking__times">
            {slots.map(({ at, clock, ours, utc }) => (
              <li key={at}>
                <Button type="submit" name="at" value={at} variant="quiet" wide>
                  <time dateTime={at} className="booking__time figures">
                    {clock}
                    <span className="sr-only"> in {placeOf(zone)}, </span>
                    <span className="booking__theirs">{isOurZone ? utc : ours}</span>
                  </time>
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      </form>
    </div>
  );
}

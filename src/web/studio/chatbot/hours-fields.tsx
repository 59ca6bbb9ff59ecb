import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { Field, Select } from "../../ui/Field.tsx";

type Hours = Chatbot["conduct"]["hours"];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Every time zone that the browser knows; the chosen one also where it doesn't. */
const zones = (chosen: string): readonly string[] => {
  const known = ["UTC", ...Intl.supportedValuesOf("timeZone")];
  return known.includes(chosen) ? known : [chosen, ...known];
};

/** The days and times of a week at which people are there. */
export function HoursFields({
  hours,
  change,
  isReadOnly,
}: {
  hours: Hours;
  change: (hours: Hours) => void;
  isReadOnly: boolean;
}) {
  const setDay = (day: number, times: { from: string; to: string } | null) =>
    change({
      ...hours,
      days: [
        ...hours.days.filter((one) => one.day !== day),
        ...(times ? [{ day, ...times }] : []),
      ].toSorted((a, b) => a.day - b.day),
    });
  return (
    <>
      <Select
        label="Time zone"
        name="time-zone"
        disabled={isReadOnly}
        value={hours.timeZone}
        onChange={({ currentTarget }) => change({ ...hours, timeZone: currentTarget.value })}
      >
        {zones(hours.timeZone).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </Select>
      <fieldset className="hours">
        <legend className="field__label">Days</legend>
        {weekdays.map((name, at) => {
          const open = hours.days.find(({ day }) => day === at + 1);
          const times = (part: { from?: string; to?: string }) =>
            setDay(at + 1, { from: open?.from ?? "09:00", to: open?.to ?? "17:00", ...part });
          return (
            <div key={name} className="hours__day">
              <label className="ticks__one">
                <input
                  type="checkbox"
                  checked={open !== undefined}
                  disabled={isReadOnly}
                  onChange={({ currentTarget }) =>
                    currentTarget.checked ? times({}) : setDay(at + 1, null)
                  }
                />
                <span>{name}</span>
              </label>
              {open ? (
                <div className="hours__times">
                  <Field
                    label={<span className="sr-only">{name} from</span>}
                    name={`from-${at}`}
                    type="time"
                    readOnly={isReadOnly}
                    value={open.from}
                    onChange={({ currentTarget }) =>
                      currentTarget.value && times({ from: currentTarget.value })
                    }
                  />
                  <span aria-hidden="true">to</span>
                  <Field
                    label={<span className="sr-only">{name} to</span>}
                    name={`to-${at}`}
                    type="time"
                    readOnly={isReadOnly}
                    value={open.to}
                    error={open.to <= open.from ? "Ends before it begins." : undefined}
                    onChange={({ currentTarget }) =>
                      currentTarget.value && times({ to: currentTarget.value })
                    }
                  />
                </div>
              ) : (
                <span className="field__hint">Closed</span>
              )}
            </div>
          );
        })}
      </fieldset>
    </>
  );
}

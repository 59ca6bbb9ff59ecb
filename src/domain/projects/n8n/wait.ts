import type { Mapped, Mapping, Reading } from "./mapped.ts";
import { below, numberAt, textAt } from "./parameters.ts";

const seconds: Readonly<Record<string, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  days: 86_400,
};
const max = 365;

/** A time in the smallest unit in which it is a whole number that a step can wait. */
function timeOf(amount: number, unit: string): { amount: number; unit: string; isExact: boolean } {
  const length = Object.hasOwn(seconds, unit) ? (seconds[unit] ?? 3600) : 3600;
  const total = Math.max(1, amount * length);
  const units = Object.entries(seconds).map(([name, one]) => ({ name, amount: total / one }));
  const own = units.find(({ name }) => name === unit);
  const exact = [...(own ? [own] : []), ...units].find(
    (one) => Number.isInteger(one.amount) && one.amount >= 1 && one.amount <= max,
  );
  if (exact) return { amount: exact.amount, unit: exact.name, isExact: true };
  const near = units.find((one) => one.amount <= max);
  return near
    ? { amount: Math.max(1, Math.round(near.amount)), unit: near.name, isExact: false }
    : { amount: max, unit: "days", isExact: false };
}

function forTime({ node: { parameters, version }, note }: Reading): Mapped {
  const isNewer = version >= 1.1;
  const given = below(parameters, "amount");
  const amount = numberAt({ given }, NaN, "given");
  const preset = isNewer ? 5 : 1;
  const unit = textAt(parameters, "unit") || (isNewer ? "seconds" : "hours");
  const time = timeOf(Number.isNaN(amount) ? preset : amount, unit);
  if (given !== undefined && Number.isNaN(amount))
    note("n8n worked out how long it waits. Enter a time.");
  else if (!time.isExact) note(`It waits ${time.amount} ${time.unit} here.`);
  return {
    type: "wait",
    settings: { how: "for a time", amount: time.amount, unit: time.unit },
    gives: null,
  };
}

function forCall({ node: { parameters }, note }: Reading, resume: string): Mapped {
  const isLimited = below(parameters, "limitWaitTime") === true;
  const limit = timeOf(
    numberAt(parameters, 1, "resumeAmount"),
    textAt(parameters, "resumeUnit") || "hours",
  );
  const days = Math.ceil((limit.amount * (seconds[limit.unit] ?? 86_400)) / 86_400);
  if (resume === "form") note("In n8n, it shows a form. Here, another program calls its address.");
  else if (isLimited) note("Check how many days it waits.");
  else note("In n8n, it waits indefinitely. Here, it waits for 180 days at most.");
  return {
    type: "callback",
    settings: { days: isLimited ? Math.min(180, Math.max(1, days)) : 180 },
    // Where nobody calls, n8n goes on in the same way.
    ways: [isLimited ? ["called", "expired"] : "called"],
    gives: { at: "", renames: { headers: null, params: null } },
  };
}

/** Whether a node waits for a call from outside. */
export const waitsForCall = (node: Reading["node"]): boolean =>
  node.type === "wait" &&
  !node.isDisabled &&
  ["webhook", "form"].includes(textAt(node.parameters, "resume"));

/** A node that waits for some time, until a date, or for a call. */
export const waitNode: Mapping = (reading) => {
  const { parameters } = reading.node;
  const resume = textAt(parameters, "resume") || "timeInterval";
  if (resume === "webhook" || resume === "form") return forCall(reading, resume);
  if (resume !== "specificTime") return forTime(reading);
  return {
    type: "wait",
    settings: {
      how: "until a date",
      date: reading.text(below(parameters, "dateTime")).slice(0, 500),
    },
    gives: null,
  };
};

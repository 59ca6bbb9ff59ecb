export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Where code asks for the time, so that tests can set it. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** The same day and time so many years before; the 29th of February becomes the 1st of March. */
export function yearsBefore(time: Date, years: number): Date {
  const before = new Date(time);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

/** A step of something that goes on in a fixed order, such as what follows a report. */
export type TimedStep = {
  /** The time by which it is done, e.g. `24 hours`; without one, the order alone counts. */
  when?: string;
  title: string;
  text: string;
};

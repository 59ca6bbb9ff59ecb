import { longDate } from "#kit/date-words.ts";

/** When a page's text was last changed: an ISO date. */
export const LastChanged = ({ on }: { on: string }) => (
  <span>
    Last changed <time dateTime={on}>{longDate(on)}</time>
  </span>
);

import { contact } from "#content/brand.ts";
import { demoPlace, demos } from "#content/demos.ts";
import { openingWords } from "#content/opening-hours.ts";
import { retention } from "#content/promises.ts";
import { counted } from "#content/words.ts";
import { paths } from "../../paths.ts";

/** How a demo goes, beside whatever is chosen. */
export const BookingNotes = () => (
  <aside className="booking__notes" aria-labelledby="booking-notes">
    <h2 id="booking-notes">How it goes</h2>
    <ol>
      <li>You choose a time and say who you are: it is yours at once, and confirmed by mail.</li>
      <li>{demoPlace}</li>
      <li>Something comes up? By the link in the mail you move or cancel it, until it begins.</li>
    </ol>
    <p>
      We are there {openingWords}. Times can be booked from {counted(demos.noticeHours, "hour")} to{" "}
      {counted(demos.horizonDays, "day")} ahead.
    </p>
    <p>
      What you enter is kept for {counted(retention.enquiryYears, "year")} at most and used for the
      demo only: <a href={paths.privacy()}>privacy policy</a>. Rather write?{" "}
      <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>
    </p>
  </aside>
);

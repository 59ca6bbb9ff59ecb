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
      <li>Choose a time and tell us who you are. It’s booked right away and confirmed by email.</li>
      <li>{demoPlace}</li>
      <li>
        Something comes up? Use the link in our email to move or cancel the demo until it begins.
      </li>
    </ol>
    <p>
      We are available {openingWords}. You can book times from {counted(demos.noticeHours, "hour")}{" "}
      to {counted(demos.horizonDays, "day")} ahead.
    </p>
    <p>
      We keep what you enter until {counted(retention.enquiryYears, "year")} after the demo and use
      it only for that: <a href={paths.privacy()}>privacy policy</a>. Would you rather write?{" "}
      <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>
    </p>
  </aside>
);

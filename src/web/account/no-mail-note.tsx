import { Notice } from "../ui/Notice.tsx";

/** Says plainly that a mail won't arrive by itself: nobody waits for it in vain (design, Without SMTP). */
export const NoMailNote = ({ what }: { what: string }) => (
  <Notice tone="amber" title="This site doesn’t send email yet">
    <p>
      No mail service (SMTP) is set up here. Ask this site’s admin: {what} is in the outbox of the
      admin area, and the admin can pass it on to you.
    </p>
  </Notice>
);

/**
 * Demos that visitors book with a person of ours, within the opening hours (opening-hours.ts). The
 * specification has an alert in their place (site.md §2, AI consultant panel).
 */
export const demos = {
  minutes: 30,
  /** So many at the same time: one for each person who holds demos. */
  capacity: 1,
  /** Nothing that begins sooner can be booked. */
  noticeHours: 4,
  /** Nor anything later than this. */
  horizonDays: 21,
  /** With one mail address: as many that are still to come, and as many bookings within a day. */
  openPerEmail: 1,
  bookingsPerEmailPerDay: 3,
  /** From one network: as many that are still to come. */
  openPerNetwork: 5,
  /** And as many bookings within a day, cancelled ones, too: each writes mails to an address that nobody checked. */
  bookingsPerNetworkPerDay: 10,
  /** How often one can be moved. */
  moves: 5,
  /** A reminder goes out this long before; the short one where it was booked late. */
  reminderHours: 24,
  lateReminderHours: 2,
} as const;

/** Spec site.md §2: said where the calendar is closed. */
export const demosClosed = "This feature is coming soon! Please contact us to schedule a demo.";

/** Where a demo takes place, as visitors are told. */
export const demoPlace = "A video call. We’ll email you the link to the call before we start.";

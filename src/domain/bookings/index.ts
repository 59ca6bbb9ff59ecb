export { bookDemo } from "./book-demo.ts";
export { exportBookings, forgetBookings } from "./bookings-of-person.ts";
export { readClosures, setClosed } from "./close-calendar.ts";
export type { BookingDeps } from "./deps.ts";
export { pruneBookingsJob, remindJob, bookingJobs } from "./jobs.ts";
export {
  cancelBookingAsAdmin,
  listBookings,
  markBooking,
  readBookingAsAdmin,
  setCallLink,
} from "./manage-bookings.ts";
export { cancelBooking, moveBooking, readBooking, readBookingFile } from "./own-booking.ts";
export { readCalendar, readNextTimes } from "./read-calendar.ts";
export { bookingsOfPerson } from "./bookings-of-person.ts";

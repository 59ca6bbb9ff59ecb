/** The test cards as the till's page lists them; what each does is decided by the till itself. */
export const tillCards = [
  { number: "4242 4242 4242 4242", outcome: "Pays" },
  { number: "4000 0025 0000 3155", outcome: "Asks you to confirm, then pays" },
  { number: "4000 0000 0000 0002", outcome: "Is declined" },
  { number: "4000 0000 0000 9995", outcome: "Is declined: insufficient funds" },
  { number: "4000 0000 0000 0069", outcome: "Is declined: expired card" },
  { number: "000123456789", outcome: "Bank account: pays after 15 seconds" },
  { number: "000222222227", outcome: "Bank account: fails after 15 seconds" },
] as const;

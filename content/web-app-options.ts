/** What people often choose for a web app: suggestions in its designer, never a limit. */
export const webAppSuggestions = {
  framework: [
    "No preference",
    "React and TypeScript, with Node.js behind it",
    "Next.js",
    "Vue and Laravel",
    "Django",
  ],
  features: [
    "List with search and filters",
    "Roles: who sees and who changes what",
    "Files for each entry",
    "Email to the person it concerns",
    "Export to a spreadsheet",
    "Calendar of free times",
    "History of who changed what",
  ],
  database: ["No preference", "PostgreSQL", "MySQL", "Supabase", "MongoDB"],
  authentication: [
    "Email and password with two-factor",
    "By invitation only",
    "Sign-in with Google or Microsoft",
    "A link by email, without a password",
  ],
  paymentGateway: ["Stripe", "PayPal", "Mollie"],
} as const;

export type ContactSubject = { id: string; label: string };

/** What a message to us can be about (spec site.md §3, contact form), as people say it. */
export const contactSubjects = [
  { id: "ai-services", label: "AI services" },
  { id: "web-development", label: "Web development" },
  { id: "automation", label: "Automation" },
  { id: "pinescript", label: "PineScript and trading tools" },
  { id: "demo", label: "A consultation or demo" },
  { id: "support", label: "Support for something we delivered" },
  { id: "partnership", label: "Working with us as a partner" },
  { id: "other", label: "Something else" },
] as const satisfies readonly ContactSubject[];
export type ContactSubjectId = (typeof contactSubjects)[number]["id"];

/** How much a lesson or a template asks of its reader (spec studio.md §2.8 and §3.5), the easiest first. */
export const levels = ["Beginner", "Intermediate", "Advanced"] as const;
export type Level = (typeof levels)[number];

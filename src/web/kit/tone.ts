/** The color of a badge or notice: moss is good, amber needs attention, brick is a failure, accent is live. */
export type Tone = "plain" | "accent" | "moss" | "amber" | "brick";

/** How many characters a new password may have; apart from the rules, so that a form can say it without them. */
export const passwordLength = { min: 10, max: 128 } as const;

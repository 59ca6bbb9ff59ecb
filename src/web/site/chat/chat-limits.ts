/**
 * Longest message, in characters: the contract's own figure (a test compares them; the contract itself would
 * bring its schemas into the browser).
 */
export const longestMessage = 4000;

/** How near the limit the field says what is left. */
export const nearLimit = 400;

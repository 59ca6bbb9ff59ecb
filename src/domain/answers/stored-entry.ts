/** What is stored of an answer, a need or an emergency, as far as the engine needs it. */
export type StoredEntry = { id: string; isOff: boolean; content: unknown };

/** Policies and terms, by their address; every other document is help. */
export const isPolicy = (path: string): boolean => path.startsWith("/legal/");

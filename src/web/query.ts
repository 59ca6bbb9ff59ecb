/** The query of an address, without what is empty. */
export const query = (values: Record<string, string | undefined>) => {
  const used = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1]);
  return used.length ? `?${new URLSearchParams(used).toString()}` : "";
};

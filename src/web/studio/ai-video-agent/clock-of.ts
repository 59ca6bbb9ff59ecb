/** `1:05`, as players write times: seconds that have begun, not those that are nearest. */
export const clockOf = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

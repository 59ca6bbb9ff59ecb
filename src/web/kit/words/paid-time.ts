const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const two = (figure: number) => String(figure).padStart(2, "0");

/**
 * An ISO time → `21 Nov 2026, 14:05 UTC`. Written by hand, because `Intl` abbreviates months differently
 * from one browser or server to the next, and both must write the same.
 */
export function paidTime(iso: string): string {
  const at = new Date(iso);
  const day = `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
  return `${day}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())} UTC`;
}

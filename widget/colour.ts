/** Relative luminance of a colour written as #3b82f6 (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The ink that is read best on a colour; never below 4.5:1, as the better of black and white. */
export const inkOn = (colour: string): "#fff" | "#000" =>
  1.05 / (luminance(colour) + 0.05) >= (luminance(colour) + 0.05) / 0.05 ? "#fff" : "#000";

/** A colour as the bot's owner chose it, or the ink of our own pages where it is none. */
export const safeColour = (colour: unknown): string =>
  typeof colour === "string" && /^#[0-9a-f]{6}$/i.test(colour) ? colour : "#1c2130";

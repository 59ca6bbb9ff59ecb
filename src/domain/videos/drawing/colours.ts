/** A colour as eyes see it: lightness 0 to 1, chroma, hue in radians (OKLCH, https://bottosson.github.io/posts/oklab/). */
export type Seen = { l: number; c: number; h: number };

const linear = (part: number) =>
  part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const gamma = (part: number) =>
  part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** Red, green and blue from 0 to 1; a middle grey for what is no colour. */
function partsOf(hex: string): [number, number, number] {
  const whole = /^#([0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  const short = /^#([0-9a-f]{3})$/i.exec(hex.trim())?.[1];
  const digits = whole ?? short?.replace(/./g, "$&$&") ?? "808080";
  const part = (place: number) => parseInt(digits.slice(place, place + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

export function seen(hex: string): Seen {
  const [r, g, b] = partsOf(hex).map(linear) as [number, number, number];
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const bb = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    l: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function rgbOf({ l: light, c, h }: Seen): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (light + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (light - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (light - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

/** As `#rrggbb`; a colour that no screen shows loses chroma until one does. */
export function hexOf(colour: Seen): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = colour.c;
  while (c > 0.002 && rgbOf({ ...colour, l, c }).some((part) => part < -0.002 || part > 1.002))
    c *= 0.94;
  const parts = rgbOf({ ...colour, l, c }).map((part) =>
    Math.round(gamma(Math.min(1, Math.max(0, part))) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}

/** The same hue with another lightness, and at most this much chroma. */
export function toned(hex: string, l: number, maxChroma = 1, share = 1): string {
  const { c, h } = seen(hex);
  return hexOf({ l, c: Math.min(maxChroma, c * share), h });
}

function luminance(hex: string): number {
  const [r, g, b] = partsOf(hex).map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour itself, or the nearest lightness of it that is told apart from the ground by this contrast. */
export function readable(hex: string, ground: string, min: number): string {
  if (contrast(hex, ground) >= min) return hex;
  const start = seen(hex);
  for (let step = 0.02; step <= 1; step += 0.02)
    for (const l of [start.l - step, start.l + step]) {
      if (l < 0 || l > 1) continue;
      const found = hexOf({ ...start, l, c: start.c });
      if (contrast(found, ground) >= min) return found;
    }
  return contrast("#ffffff", ground) >= contrast("#000000", ground) ? "#ffffff" : "#000000";
}

/** A mixture of two, `part` of it the second. */
export function mixed(one: string, other: string, part: number): string {
  const [a, b] = [partsOf(one), partsOf(other)];
  return `#${a
    .map((value, place) =>
      Math.round((value + ((b[place] ?? value) - value) * part) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The colour, seen through to this part. */
export function veiled(hex: string, alpha: number): string {
  const [r, g, b] = partsOf(hex).map((part) => Math.round(part * 255));
  return `rgba(${r},${g},${b},${alpha})`;
}

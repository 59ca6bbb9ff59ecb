import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";

type Styling = FormInterface["styling"];
type Rgb = readonly [number, number, number];

/** The grounds that a form stands on, light and dark: near the site's papers, on the far side for contrast. */
export const formPapers = { light: "#f5f3ee", dark: "#1d2129" } as const;

const toRgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const toHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance (WCAG 2.2). */
const luminance = (rgb: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(toRgb(a)), luminance(toRgb(b))].toSorted(
    (x, y) => x - y,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text on a ground of this colour: white or black, whichever reads better; one of them always passes AA. */
export const textOn = (ground: string): string =>
  contrastOf("#ffffff", ground) >= contrastOf("#000000", ground) ? "#ffffff" : "#000000";

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
/** The colour itself where it can be read on the paper, else the nearest shade of it that can. */
export function readableOn(colour: string, paper: string, contrast: number): string {
  const target = toRgb(luminance(toRgb(paper)) > 0.4 ? "#000000" : "#ffffff");
  for (let share = 0; share < 1; share += 0.05) {
    const shade = toHex(mix(toRgb(colour), target, share));
    if (contrastOf(shade, paper) >= contrast) return shade;
  }
  return toHex(target);
}

const textContrast = 4.5;
const lineContrast = 3;
const radii = { square: "0", soft: "0.375rem", round: "1.25rem" } as const;
const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** What a form's sheet is told: its colours, readable on both papers, and its corners. */
export function formVariables({ colors, corners }: Styling): Record<`--form-${string}`, string> {
  const primary = isColour(colors.primary) ? colors.primary : "#3b82f6";
  const secondary = isColour(colors.secondary) ? colors.secondary : "#6b7280";
  const both = (colour: string, contrast: number) =>
    `light-dark(${readableOn(colour, formPapers.light, contrast)}, ${readableOn(colour, formPapers.dark, contrast)})`;
  return {
    "--form-fill": primary,
    "--form-on-fill": textOn(primary),
    "--form-text": both(primary, textContrast),
    "--form-line": both(primary, lineContrast),
    "--form-second": both(secondary, lineContrast),
    "--form-radius": radii[corners],
  };
}

/** The same as a style sheet, for a page that may hold no style of its own. */
export const formStyleSheet = (styling: Styling): string =>
  `.form-view {\n${Object.entries(formVariables(styling))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("")}}\n`;

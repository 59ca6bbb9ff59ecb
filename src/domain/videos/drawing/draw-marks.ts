import type { Storyboard } from "../storyboard.ts";
import { veiled } from "./colours.ts";
import { type DrawingContext, font, grid, type Picture } from "./context.ts";
import type { Palette } from "./palette.ts";

/** Whoever watches a video is told in its language what made it. */
export const generatedLabel: Readonly<Record<Storyboard["language"], string>> = {
  english: "AI-generated",
  spanish: "Generado con IA",
  french: "Généré par IA",
  german: "KI-generiert",
};

const top = 34;
const inkOnPaper = "#181d29";

export function drawGeneratedLabel(
  context: DrawingContext,
  language: Storyboard["language"],
): void {
  const text = generatedLabel[language];
  context.font = font(20, 500);
  const width = context.measureText(text).width + 28;
  const x = grid.width - grid.margin - width;
  context.beginPath();
  context.roundRect(x, top, width, 36, 8);
  context.fillStyle = "#11151f";
  context.fill();
  context.fillStyle = "#ffffff";
  context.textBaseline = "middle";
  context.textAlign = "left";
  context.fillText(text, x + 14, top + 19);
  context.textBaseline = "alphabetic";
}

/** Within a box at the upper left, on a plate where its colours might not be seen on the ground. */
export function drawLogo(context: DrawingContext, logo: Picture, palette: Palette): void {
  const scale = Math.min(200 / logo.width, 52 / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const needsPlate = Boolean(logo.isLight) !== palette.isDark;
  const [x, y] = [grid.margin, top];
  if (needsPlate) {
    context.beginPath();
    context.roundRect(x - 2, y - 8, width + 28, height + 18, 10);
    context.fillStyle = logo.isLight ? inkOnPaper : veiled("#ffffff", 0.96);
    context.fill();
  }
  context.drawImage(logo.image, x + (needsPlate ? 12 : 0), y + 1, width, height);
}

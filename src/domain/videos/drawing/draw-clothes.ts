import type { Storyboard } from "../storyboard.ts";
import { mixed, seen } from "./colours.ts";
import type { DrawingContext } from "./context.ts";
import type { Palette } from "./palette.ts";
import type { Person } from "./person.ts";
import { fillPath, inside, onBothSides, strokePath } from "./trace.ts";

const body =
  "M-58,176 C-92,206 -168,212 -206,252 C-238,288 -246,400 -252,560 L252,560 C246,400 238,288 206,252 C168,212 92,206 58,176 C30,206 -30,206 -58,176 Z";

/** Seams and folds of a cloth. */
export const seamOf = (cloth: string): string =>
  seen(cloth).l < 0.5 ? mixed(cloth, "#ffffff", 0.26) : mixed(cloth, "#10131c", 0.32);
const shadeOf = (cloth: string) => mixed(cloth, "#10131c", 0.16);

/** What the presenter wears: a jacket over a shirt, a pullover, or the brand's own jacket. */
export function drawClothes(
  context: DrawingContext,
  {
    style,
    palette,
    person,
  }: { style: Storyboard["avatarStyle"]; palette: Palette; person: Person },
): void {
  const { cloth } = palette;
  if (style === "professional") drawJacket(context, cloth.secondary, cloth.primary, person);
  else if (style === "casual") drawPullover(context, cloth.primary, cloth.secondary);
  else drawBrandJacket(context, cloth.primary, cloth.secondary);
}

/** Which cloth the sleeve of a raised hand has. */
export const sleeveOf = (style: Storyboard["avatarStyle"], { cloth }: Palette): string =>
  style === "professional" ? cloth.secondary : cloth.primary;

function drawArms(context: DrawingContext, cloth: string): void {
  inside(context, body, () => {
    onBothSides(context, () =>
      fillPath(
        context,
        "M150,340 C160,420 158,500 160,570 L176,570 C174,490 172,410 150,340 Z",
        shadeOf(cloth),
      ),
    );
  });
  onBothSides(context, () =>
    strokePath(context, "M152,344 C160,420 159,500 161,560", seamOf(cloth), 3),
  );
}

function drawJacket(context: DrawingContext, cloth: string, accent: string, person: Person): void {
  const shirt = "#f8f5ef";
  fillPath(context, body, cloth);
  drawArms(context, cloth);
  // The shirt, open at the neck.
  fillPath(
    context,
    "M-62,180 C-40,250 -20,330 0,400 C20,330 40,250 62,180 L46,168 L-46,168 Z",
    shirt,
  );
  fillPath(context, "M-46,158 C-28,200 -10,228 0,246 C10,228 28,200 46,158 Z", person.skin);
  onBothSides(context, () => {
    fillPath(
      context,
      "M44,160 C60,168 66,182 62,196 L34,250 L0,240 C18,216 36,188 44,160 Z",
      "#ffffff",
    );
    strokePath(context, "M62,196 L34,250 L0,240", "#c9c3b8", 3);
    // Collar and lapel.
    fillPath(
      context,
      "M60,178 C84,196 104,204 128,212 C122,240 112,262 100,276 L116,296 C84,336 40,392 0,436 C10,390 36,290 62,196 Z",
      mixed(cloth, seamOf(cloth), 0.14),
    );
    strokePath(
      context,
      "M128,212 C122,240 112,262 100,276 L116,296 C84,336 40,392 4,432",
      seamOf(cloth),
      3,
    );
  });
  strokePath(context, "M0,252 L0,398", "#d5cfc4", 2.5);
  strokePath(context, "M3,434 L3,560", seamOf(cloth), 3);
  // A pin in the brand's first colour.
  context.beginPath();
  context.arc(88, 292, 7, 0, 7);
  context.fillStyle = accent;
  context.fill();
  context.strokeStyle = "#ffffff";
  context.lineWidth = 2;
  context.stroke();
}

function drawPullover(context: DrawingContext, cloth: string, accent: string): void {
  fillPath(context, body, cloth);
  drawArms(context, cloth);
  const collar = "M-66,172 C-60,232 60,232 66,172 L50,160 C40,206 -40,206 -50,160 Z";
  fillPath(context, collar, mixed(cloth, seamOf(cloth), 0.22));
  strokePath(context, "M-66,174 C-58,232 58,232 66,174", seamOf(cloth), 3);
  for (const x of [-44, -28, -10, 10, 28, 44])
    strokePath(
      context,
      `M${x},${206 - Math.abs(x) * 0.34} L${x * 1.08},${218 - Math.abs(x) * 0.42}`,
      seamOf(cloth),
      2,
    );
  // A stripe across, in the brand's second colour.
  inside(context, body, () => {
    fillPath(
      context,
      "M-260,330 C-120,352 120,352 260,330 L260,362 C120,384 -120,384 -260,362 Z",
      accent,
    );
    strokePath(context, "M-260,376 C-120,398 120,398 260,376", accent, 6);
  });
  onBothSides(context, () =>
    strokePath(context, "M152,344 C160,420 159,500 161,560", seamOf(cloth), 3),
  );
}

function drawBrandJacket(context: DrawingContext, cloth: string, accent: string): void {
  const shirt = mixed(accent, "#ffffff", 0.82);
  fillPath(context, body, cloth);
  drawArms(context, cloth);
  fillPath(
    context,
    "M-56,170 C-40,214 40,214 56,170 C50,196 24,240 0,252 C-24,240 -50,196 -56,170 Z",
    shirt,
  );
  fillPath(
    context,
    "M-60,166 C-46,214 46,214 60,166 L48,160 C36,196 -36,196 -48,160 Z",
    mixed(shirt, "#10131c", 0.08),
  );
  onBothSides(context, () => {
    fillPath(
      context,
      "M54,162 C74,168 82,186 78,204 C58,226 28,248 4,262 C20,236 44,200 54,162 Z",
      accent,
    );
    strokePath(context, "M78,204 C58,226 28,248 4,262", seamOf(accent), 3);
  });
  fillPath(context, "M-13,258 L13,258 L13,560 L-13,560 Z", accent);
  onBothSides(context, () => strokePath(context, "M13,262 L13,560", seamOf(cloth), 3));
  for (const y of [292, 352, 412]) {
    context.beginPath();
    context.arc(0, y, 4.5, 0, 7);
    context.fillStyle = seamOf(accent);
    context.fill();
  }
  // A pocket with the thread on it.
  strokePath(context, "M66,330 L130,330 L130,384 C110,398 86,398 66,384 Z", seamOf(cloth), 3);
  strokePath(
    context,
    "M70,360 C82,360 84,348 94,348 C104,348 104,366 94,366 C84,366 88,352 102,352 C112,352 114,360 126,360",
    accent,
    3.5,
  );
}

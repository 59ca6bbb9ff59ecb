import type { Storyboard } from "../storyboard.ts";
import { contrast, mixed, readable, seen, toned } from "./colours.ts";

/** Ink and paper of the house (src/web/ui/tokens.css). */
const inks = { dark: "#181d29", light: "#f4f1ea" } as const;

export type Palette = {
  isDark: boolean;
  ground: string;
  /** A little off the ground: discs, walls, floors. */
  sunk: string;
  raised: string;
  /** Titles, 7:1 on the ground. */
  ink: string;
  /** Furniture: lines that stay behind. */
  faint: string;
  /** The thread, 3:1 on the ground. */
  thread: string;
  /** The brand's colours as cloth: light enough for seams to be seen, and apart from the ground. */
  cloth: { primary: string; secondary: string };
  caption: { ground: string; words: string; mark: string };
};

const known = new WeakMap<Storyboard["colours"], Map<string, Palette>>();

/** All colours of a video, from the brand's two. */
export function paletteOf({
  colours,
  background,
}: Pick<Storyboard, "colours" | "background">): Palette {
  const kept = known.get(colours) ?? new Map<string, Palette>();
  known.set(colours, kept);
  const found = kept.get(background) ?? mixedFor(colours, background);
  kept.set(background, found);
  return found;
}

function groundOf(
  { primary }: Storyboard["colours"],
  background: Storyboard["background"],
): string {
  if (background === "office") return toned(primary, 0.955, 0.016, 0.12);
  if (background === "studio") return toned(primary, 0.235, 0.045, 0.3);
  return brandGround(primary);
}

/** The brand's colour itself, or the nearest of it on which ink or paper is read well. */
function brandGround(primary: string): string {
  const { l } = seen(primary);
  for (let step = 0; step < 1; step += 0.01) {
    const deep = toned(primary, Math.max(0.2, Math.min(l, 0.9) - step));
    if (contrast(inks.light, deep) >= 7) return deep;
    // A deep colour stays more itself than a pale one.
    const bright = toned(primary, Math.min(0.97, l + step / 2.2));
    if (contrast(inks.dark, bright) >= 7) return bright;
  }
  return inks.dark;
}

function mixedFor(colours: Storyboard["colours"], background: Storyboard["background"]): Palette {
  const ground = groundOf(colours, background);
  const isDark = contrast(inks.light, ground) > contrast(inks.dark, ground);
  const ink = readable(isDark ? inks.light : inks.dark, ground, 7);
  const away = isDark ? "#ffffff" : "#000000";
  const isBrand = background === "custom";
  const captionGround = toned(colours.primary, 0.17, 0.03, 0.3);
  return {
    isDark,
    ground,
    sunk:
      isBrand || isDark
        ? mixed(ground, away, isDark ? 0.06 : 0.05)
        : toned(colours.primary, 0.915, 0.035, 0.25),
    raised: isDark ? mixed(ground, "#ffffff", 0.1) : mixed(ground, "#ffffff", 0.6),
    ink,
    faint: mixed(ground, ink, isDark ? 0.3 : 0.34),
    thread: readable(isBrand ? colours.secondary : colours.primary, ground, 3),
    cloth: {
      primary: clothOf(colours.primary, ground),
      secondary: clothOf(colours.secondary, ground),
    },
    caption: {
      ground: captionGround,
      words: "#ffffff",
      mark: readable(
        toned(colours.primary, Math.max(0.78, seen(colours.primary).l), 0.14),
        captionGround,
        7,
      ),
    },
  };
}

function clothOf(colour: string, ground: string): string {
  const { l } = seen(colour);
  return readable(toned(colour, Math.min(0.9, Math.max(0.3, l)), 0.19), ground, 1.35);
}

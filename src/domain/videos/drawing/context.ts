/**
 * What frames are drawn on: a browser's canvas, or one of the renderer. Pictures are whatever that canvas can draw, so
 * this side never looks into them.
 */
export type DrawingContext = Pick<
  CanvasRenderingContext2D,
  | "save"
  | "restore"
  | "translate"
  | "rotate"
  | "scale"
  | "beginPath"
  | "closePath"
  | "moveTo"
  | "lineTo"
  | "bezierCurveTo"
  | "quadraticCurveTo"
  | "arc"
  | "ellipse"
  | "rect"
  | "roundRect"
  | "fill"
  | "stroke"
  | "clip"
  | "fillRect"
  | "fillText"
  | "measureText"
  | "drawImage"
  | "createLinearGradient"
  | "createRadialGradient"
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "globalAlpha"
  | "font"
  | "textAlign"
  | "textBaseline"
  | "direction"
>;

/** A picture that is ready to be drawn. */
export type Picture = {
  image: CanvasImageSource;
  width: number;
  height: number;
  /** A logo for dark grounds: it gets one. */
  isLight?: boolean;
};

/** The grid on which everything stands, whatever the size of the canvas. */
export const grid = { width: 1280, height: 720, margin: 64 } as const;

const families = `"Instrument Sans Variable", "Instrument Sans", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", system-ui, "DejaVu Sans", sans-serif`;
export const font = (size: number, weight: 500 | 600 = 600): string =>
  `${weight} ${size}px ${families}`;

/** From 0 to 1 while `value` goes from one edge to the other, without a jolt at either. */
export function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export const between = (from: number, to: number, part: number): number =>
  from + (to - from) * part;

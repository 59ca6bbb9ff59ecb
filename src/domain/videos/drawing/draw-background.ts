import type { Storyboard } from "../storyboard.ts";
import { mixed } from "./colours.ts";
import { type DrawingContext, grid } from "./context.ts";
import type { Palette } from "./palette.ts";
import { fillPath, strokePath } from "./trace.ts";

/** The room in which everything stands; it doesn't move. */
export function drawRoom(
  context: DrawingContext,
  background: Storyboard["background"],
  palette: Palette,
): void {
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, grid.width, grid.height);
  if (background === "office") drawOffice(context, palette);
  else if (background === "studio") drawStudio(context, palette);
  else drawBrandRoom(context, palette);
}

/** What stands behind the presenter, and goes along: an arch, a disc of light, a disc of colour. */
export function drawBackdrop(
  context: DrawingContext,
  background: Storyboard["background"],
  palette: Palette,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.beginPath();
  if (background === "office") {
    context.arc(0, 0, 238, Math.PI, 0);
    context.lineTo(238, 700);
    context.lineTo(-238, 700);
    context.fillStyle = palette.sunk;
  } else {
    context.arc(0, 40, 300, 0, 7);
    if (background === "studio") {
      const light = context.createRadialGradient(-60, -60, 40, 0, 40, 300);
      light.addColorStop(0, mixed(palette.ground, palette.thread, 0.42));
      light.addColorStop(1, mixed(palette.ground, palette.thread, 0.2));
      context.fillStyle = light;
    } else context.fillStyle = palette.sunk;
  }
  context.fill();
  context.restore();
}

function drawOffice(context: DrawingContext, { sunk, raised, faint }: Palette): void {
  const line = (path: string, width = 2.5) => strokePath(context, path, faint, width);
  // The floor, and a skirting board.
  context.fillStyle = sunk;
  context.fillRect(0, 664, grid.width, 56);
  line("M0,664 L1280,664");
  // A window with hills.
  context.fillStyle = raised;
  context.fillRect(1096, 118, 150, 318);
  fillPath(
    context,
    "M1096,360 C1130,330 1150,350 1176,336 C1206,320 1220,340 1246,322 L1246,436 L1096,436 Z",
    sunk,
  );
  line(
    "M1096,118 L1246,118 L1246,436 L1096,436 Z M1171,118 L1171,436 M1096,262 L1246,262 M1084,436 L1258,436",
  );
  // A lamp from the ceiling.
  line("M584,0 L584,72");
  fillPath(context, "M544,112 C548,84 566,72 584,72 C602,72 620,84 624,112 Z", raised);
  line("M544,112 C548,84 566,72 584,72 C602,72 620,84 624,112 Z M574,112 C576,124 592,124 594,112");
  // A plant in its pot.
  line(
    "M1206,600 C1202,560 1206,530 1212,500 M1207,570 C1190,556 1172,540 1168,512 C1190,514 1206,536 1207,570 M1208,548 C1222,530 1240,520 1256,500 C1258,528 1238,550 1208,560 M1212,520 C1204,496 1210,474 1222,458 C1232,482 1228,504 1212,520",
  );
  fillPath(context, "M1172,600 L1240,600 L1230,664 L1182,664 Z", raised);
  line("M1172,600 L1240,600 L1230,664 L1182,664 Z");
  // A sideboard with books.
  fillPath(context, "M64,600 L330,600 L330,664 L64,664 Z", raised);
  line(
    "M64,600 L330,600 L330,664 M64,600 L64,664 M197,600 L197,664 M186,630 L186,640 M208,630 L208,640",
  );
  line(
    "M92,600 L92,556 L106,556 L106,600 M106,600 L106,548 L124,548 L124,600 M124,600 L136,558 L150,562 L140,600 M270,600 C262,580 262,568 276,566 C290,568 290,580 282,600",
  );
}

function drawStudio(context: DrawingContext, { ground, faint, thread }: Palette): void {
  const floor = context.createLinearGradient(0, 560, 0, 720);
  floor.addColorStop(0, ground);
  floor.addColorStop(1, mixed(ground, "#000000", 0.35));
  context.fillStyle = floor;
  context.fillRect(0, 560, grid.width, 160);
  const line = (path: string, width = 2.5) => strokePath(context, path, faint, width);
  // A soft box on its stand, and its light.
  const glow = context.createRadialGradient(1204, 190, 20, 1204, 190, 260);
  glow.addColorStop(0, mixed(ground, "#fff3dc", 0.3));
  glow.addColorStop(1, ground);
  context.fillStyle = glow;
  context.beginPath();
  context.arc(1204, 190, 260, 0, 7);
  context.fill();
  fillPath(context, "M1162,118 L1244,150 L1218,256 L1150,226 Z", mixed(ground, "#fff3dc", 0.82));
  line(
    "M1162,118 L1244,150 L1218,256 L1150,226 Z M1244,150 L1262,186 L1250,222 L1218,256 M1258,204 L1262,640 M1262,560 L1226,664 M1262,560 L1290,664",
  );
  // A microphone on its arm.
  line("M560,0 L560,40 L640,104 M640,104 L660,92");
  fillPath(
    context,
    "M652,82 C664,72 680,80 684,94 L692,118 C694,132 672,140 664,126 L650,100 C646,94 646,88 652,82 Z",
    mixed(ground, faint, 0.7),
  );
  line(
    "M652,82 C664,72 680,80 684,94 L692,118 C694,132 672,140 664,126 L650,100 C646,94 646,88 652,82 Z M656,106 L686,96",
  );
  context.fillStyle = thread;
  context.beginPath();
  context.arc(656, 88, 3, 0, 7);
  context.fill();
}

function drawBrandRoom(context: DrawingContext, { ground, sunk, isDark }: Palette): void {
  const deep = mixed(ground, isDark ? "#000000" : "#ffffff", isDark ? 0.14 : 0.3);
  fillPath(
    context,
    "M0,720 L0,610 C200,520 420,640 640,600 C880,556 1040,470 1280,520 L1280,720 Z",
    deep,
  );
  fillPath(context, "M0,0 L470,0 C430,70 300,80 210,70 C120,60 60,110 0,104 Z", sunk);
}

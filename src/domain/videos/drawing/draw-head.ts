import type { Storyboard } from "../storyboard.ts";
import type { DrawingContext } from "./context.ts";
import { drawHairInFront } from "./draw-hair.ts";
import { drawMouth } from "./draw-mouth.ts";
import type { Pose } from "./motion.ts";
import type { Mouth } from "./mouth.ts";
import type { Person } from "./person.ts";
import { fillPath, inside, onBothSides, strokePath } from "./trace.ts";

const face =
  "M-90,-30 C-92,30 -84,78 -56,108 C-34,131 -16,140 0,140 C16,140 34,131 56,108 C84,78 92,30 90,-30 C88,-104 50,-138 0,-138 C-50,-138 -88,-104 -90,-30 Z";
const ear = "M88,-14 C104,-30 118,-14 112,12 C108,32 96,42 86,34 Z";
const neck = "M-46,88 C-42,130 -46,160 -62,182 C-30,214 30,214 62,182 C46,160 42,130 46,88 Z";

/** The neck, which stays where the body is. */
export function drawNeck(context: DrawingContext, person: Person): void {
  fillPath(context, neck, person.skin);
  inside(context, neck, () => {
    fillPath(context, "M-70,80 L70,80 L70,112 C44,164 -36,168 -70,116 Z", person.shade);
  });
}

/** The head around its middle, between the eyes and the nose. */
export function drawHead(
  context: DrawingContext,
  {
    person,
    pose,
    mouth,
    voice,
    wearsGlasses,
  }: {
    person: Person;
    pose: Pose;
    mouth: Mouth;
    voice: Storyboard["voice"];
    wearsGlasses: boolean;
  },
): void {
  // A bob covers the ears.
  if (voice !== "female")
    onBothSides(context, () => {
      fillPath(context, ear, person.skin);
      strokePath(context, "M96,-4 C104,-8 106,4 99,14", person.shade, 3.5);
    });
  // The jaw goes down with the mouth.
  const drop = Math.min(1, mouth.open / 34) * 7;
  context.save();
  fillPath(
    context,
    face
      .replaceAll("140", (140 + drop).toFixed(1))
      .replaceAll(",131", `,${(131 + drop * 0.9).toFixed(1)}`),
    person.skin,
  );
  inside(context, face, () => {
    context.fillStyle = person.blush;
    onBothSides(context, () => {
      context.beginPath();
      context.ellipse(58, 44, 22, 15, 0, 0, 7);
      context.fill();
    });
  });
  context.restore();
  // Features lie on a round face: they move further than it does.
  context.save();
  context.translate(pose.gaze.x * 0.9, pose.gaze.y * 0.4);
  drawEyes(context, person, pose);
  strokePath(context, "M5,-2 C9,14 17,28 13,36 C10,42 0,43 -7,39", person.shade, 4);
  context.translate(0, 80 + drop * 0.25);
  drawMouth(context, mouth, person);
  context.restore();
  if (wearsGlasses) drawGlasses(context, person, pose);
  drawHairInFront(context, voice, person);
}

function drawEyes(context: DrawingContext, person: Person, { lids, gaze, brows }: Pose): void {
  for (const side of [-1, 1]) {
    context.save();
    context.translate(side * 40, -12);
    const tall = 13 * (1 - lids);
    if (tall > 2) {
      const eye = `M-19,2 C-12,${-tall - 1} 10,${-tall - 2} 19,0 C12,${tall * 0.62} -10,${tall * 0.66} -19,2 Z`;
      context.save();
      context.scale(side, 1);
      fillPath(context, eye, "#fbf7f0");
      context.restore();
      context.save();
      context.scale(side, 1);
      context.clip();
      context.scale(side, 1);
      context.fillStyle = person.line;
      context.beginPath();
      context.ellipse(gaze.x * 1.25, -1.5 + gaze.y, 8.2, 9.4, 0, 0, 7);
      context.fill();
      context.fillStyle = "#ffffff";
      context.beginPath();
      context.arc(gaze.x * 1.25 + 2.8, -5 + gaze.y, 2.3, 0, 7);
      context.fill();
      context.restore();
    }
    context.scale(side, 1);
    const lid = 2 - tall - 3;
    strokePath(
      context,
      `M-20,3 C-12,${lid + lids * 12} 10,${lid - 1 + lids * 12} 21,${-1 + lids * 2}`,
      person.line,
      4.2,
    );
    const lift = -brows * 6;
    strokePath(
      context,
      `M-22,${-31 + lift} C-10,${-41 + lift} 8,${-43 + lift * 1.1} 25,${-33 + lift * 0.8}`,
      person.hair,
      6,
    );
    context.restore();
  }
}

function drawGlasses(context: DrawingContext, person: Person, { gaze }: Pose): void {
  context.save();
  context.translate(gaze.x * 0.5, 0);
  context.strokeStyle = person.line;
  context.lineWidth = 3.6;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.roundRect(side * 41 - 31, -36, 62, 52, 22);
    context.stroke();
  }
  strokePath(context, "M-11,-14 C-6,-19 6,-19 11,-14", person.line, 3.6);
  onBothSides(context, () => strokePath(context, "M71,-18 L92,-22", person.line, 3.6));
  context.restore();
}

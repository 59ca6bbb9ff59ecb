import type { ReactNode } from "react";

export type Way = "email" | "phone" | "global" | "ai";

/** In ink what it is, in the accent the thread: in at the top, out at the bottom, on to the next. */
const drawings: Record<Way, { ink: ReactNode; thread: string }> = {
  email: {
    ink: <rect x="7" y="19" width="58" height="38" rx="5" />,
    thread: "M36 0c0 14-27 6-27 21l27 21 27-21c5 20-27 30-27 51",
  },
  phone: {
    ink: (
      <path d="M8 34c0-22 56-22 56 0 0 7-17 8-17 0 0-6-22-6-22 0 0 8-17 7-17 0zM20 56c0-8 8-12 16-12s16 4 16 12v6H20z" />
    ),
    thread: "M36 0c0 8 33 4 33 22 0 12-13 12-13 20s11 10 11 18-9 12-16 8-15-4-15 4",
  },
  global: {
    ink: (
      <>
        <circle cx="36" cy="36" r="26" />
        <path d="M36 10c-16 12-16 40 0 52M36 10c16 12 16 40 0 52M10 36h52" opacity=".45" />
      </>
    ),
    thread: "M36 0v10c-22 4-24 22-6 26s30 12 14 22c-5 3-8 6-8 14",
  },
  ai: {
    ink: (
      <path d="M14 14h44a7 7 0 0 1 7 7v26a7 7 0 0 1-7 7H36L24 65V54H14a7 7 0 0 1-7-7V21a7 7 0 0 1 7-7z" />
    ),
    thread: "M36 0v14c0 12-20 8-20 20s12 10 12 2 12-8 12 0 12 6 16-2",
  },
};

/** One way to reach us, drawn on the thread that runs through all four; it ends in the last one. */
export function ContactDrawing({ way }: { way: Way }) {
  const { ink, thread } = drawings[way];
  return (
    <svg className="ways__drawing" viewBox="0 0 72 72" aria-hidden="true">
      <g className="thread thread--ink drawing">{ink}</g>
      <g className="thread drawing">
        <path d={thread} />
        {way === "ai" ? <circle className="thread-knot" cx={56} cy={34} r={3} /> : null}
      </g>
    </svg>
  );
}

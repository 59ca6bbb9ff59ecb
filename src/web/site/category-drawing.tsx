import type { ReactNode } from "react";
import type { CategoryId } from "#domain/catalogue/contract.ts";

type Drawing = {
  viewBox: string;
  /** The thing itself, in ink. */
  ink: ReactNode;
  /** What the thread does there, in the accent. */
  thread: string;
  knots?: readonly (readonly [x: number, y: number])[];
};

const drawings: Record<CategoryId, Drawing> = {
  // a question, a video, an automation: the thread runs through all three
  "ai-automation": {
    viewBox: "0 0 560 200",
    ink: (
      <>
        <path d="M58 34h104a14 14 0 0 1 14 14v52a14 14 0 0 1-14 14H92l-22 20v-20H58a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z" />
        <rect x="226" y="58" width="132" height="88" rx="10" />
        <path d="M226 164h132" opacity=".45" />
        <rect x="412" y="22" width="56" height="36" rx="8" />
        <rect x="412" y="142" width="56" height="36" rx="8" />
        <rect x="492" y="82" width="56" height="36" rx="8" />
      </>
    ),
    thread:
      "M0 176c30 0 26-104 66-102 14 1 10 14 24 14s10-26 24-26 10 26 24 26 10-14 24-14c44 0 32 28 64 28h42v-19l34 19-34 19v-19c60 0 66 58 104 58s40-58 108-60c40-1 24-60-40-60s-88 60-130 60",
    knots: [],
  },
  "web-dev": {
    viewBox: "0 0 200 96",
    ink: (
      <>
        <rect x="28" y="8" width="144" height="80" rx="8" />
        <path d="M28 26h144M38 17h.5M46 17h.5M54 17h.5" />
        <path d="M122 62h36M122 72h24" opacity=".45" />
      </>
    ),
    thread: "M0 70c24 0 30-28 52-28h42c12 0 12 14 0 14H58c-12 0-12 14 0 14h40c40 0 30-28 60-28h42",
  },
  "trading-financial": {
    viewBox: "0 0 200 96",
    ink: (
      <path d="M30 88V80M30 58V50M26 58h8v22h-8zM66 76v-8M66 42v-8M62 42h8v26h-8zM102 84v-6M102 58v-6M98 58h8v20h-8zM138 60v-8M138 28v-8M134 28h8v24h-8zM174 44v-8M174 16V8M170 16h8v20h-8z" />
    ),
    thread: "M0 82c14 0 18-12 30-12s20-16 36-16 22 14 36 14 20-28 36-28 18-14 36-14h26",
  },
  "forms-interfaces": {
    viewBox: "0 0 200 96",
    ink: (
      <>
        <rect x="44" y="6" width="112" height="22" rx="6" />
        <rect x="44" y="37" width="112" height="22" rx="6" />
        <rect x="44" y="68" width="112" height="22" rx="6" />
        <path d="M56 17h30M56 48h44" opacity=".45" />
      </>
    ),
    thread: "M0 48c20 0 22 31 56 31h6l8 8 16-17c20-20 40 9 62 9s28-31 52-31",
  },
  "marketing-crm": {
    viewBox: "0 0 260 96",
    ink: (
      <>
        <path d="M78 14c0-8 104-8 104 0s-104 8-104 0zM78 14l36 42v28c0 6 32 6 32 0V56l36-42" />
        <circle cx="30" cy="22" r="8" />
        <path d="M16 46c2-14 26-14 28 0" />
      </>
    ),
    thread: "M0 60c40 0 30-30 66-44 30-12 50 4 64 24v44c0 12 30 6 50-10s40-14 80-14",
    knots: [[130, 40]],
  },
  "support-consulting": {
    viewBox: "0 0 320 96",
    ink: (
      <>
        <path d="M34 12h72M34 84h72M42 12c0 8 8 8 8 16v40c0 8-8 8-8 16M98 12c0 8-8 8-8 16v40c0 8 8 8 8 16" />
      </>
    ),
    thread:
      "M0 34h90M50 34c10 4 30 4 40 7M50 42c10 3 30 3 40 6M50 50c10 3 30 3 40 6M50 58c10 3 30 3 40 5M50 65c40 1 60 0 90 0 40 0 44-40 20-40s-20 40 30 40 60-14 130-14",
  },
};

/** The line drawing of a category: what it makes, in ink, with the thread running through it. */
export function CategoryDrawing({ id, className }: { id: CategoryId; className?: string }) {
  const { viewBox, ink, thread, knots = [] } = drawings[id];
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <g className="thread thread--ink drawing">{ink}</g>
      <g className="thread drawing drawing--sweeps">
        <path d={thread} />
        {knots.map(([x, y]) => (
          <circle key={x} className="thread-knot" cx={x} cy={y} r={3} />
        ))}
      </g>
    </svg>
  );
}

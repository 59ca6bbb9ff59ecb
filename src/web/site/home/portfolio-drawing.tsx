import type { ReactNode } from "react";
import type { CategoryId } from "#domain/catalogue/contract.ts";

/** Left the smallest thing of its kind, right the largest, and the thread through both. */
type Drawing = {
  ink: ReactNode;
  /** From (0, 88) to (640, 88), so that it goes on from slide to slide. */
  thread: string;
  knots?: readonly (readonly [x: number, y: number])[];
};

const drawings: Record<CategoryId, Drawing> = {
  // a video; a conversation that is passed on to a person
  "ai-automation": {
    ink: (
      <>
        <rect x="92" y="48" width="120" height="80" rx="8" />
        <path d="M92 140h120" opacity=".45" />
        <rect x="336" y="12" width="180" height="152" rx="12" />
        <path d="M352 34h96a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-88l-8 8zM500 76v36l-8-8h-60a8 8 0 0 1-8-8V76a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8zM352 114h112a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H360l-8 8z" />
        <circle cx="580" cy="50" r="11" />
        <path d="M558 80c3-17 41-17 44 0" />
      </>
    ),
    thread:
      "M0 88h136V68l36 20-36 20V88h176c26 0 20-38 50-38q5-9 10 0t10 0 10 0 10 0 10 0c30 0 64 38 44 38h-34c-20 0-50 20-50 42q5-9 10 0t10 0 10 0 10 0 10 0 10 0c40 0 44-42 90-42h92",
  },
  // one page; a site of several; an app with figures in it
  "web-dev": {
    ink: (
      <>
        <rect x="84" y="42" width="60" height="92" rx="7" />
        <path d="M96 106h36M96 116h24" opacity=".45" />
        <path d="M222 36v-6a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6h-6" opacity=".45" />
        <rect x="206" y="40" width="72" height="104" rx="7" />
        <path d="M218 116h48M218 128h34" opacity=".45" />
        <rect x="344" y="10" width="216" height="156" rx="10" />
        <path d="M344 34h216M392 34v132M355 22h.5M364 22h.5M373 22h.5" />
        <path
          d="M356 50h22M356 62h22M356 74h22M408 134h36M408 146h36M464 134h36M464 146h36"
          opacity=".45"
        />
      </>
    ),
    thread:
      "M0 88h92c14 0 6-26 22-26s8 26 22 26h76c14 0 8-30 30-30s16 30 30 30h104c30 0 34 26 62 26 30 0 28-58 60-58 26 0 26 20 50 20 16 0 18 12 30 12h62",
    knots: [[438, 114]],
  },
  // one rule on one market; four markets on one screen
  "trading-financial": {
    ink: (
      <>
        <path d="M100 128v-12M100 92V80M95 92h10v24H95zM132 112v-8M132 80V70M127 80h10v24h-10zM164 96v-6M164 62V50M159 62h10v28h-10zM196 104v-8M196 70V60M191 70h10v26h-10z" />
        <rect x="330" y="10" width="232" height="156" rx="10" />
        <path d="M446 10v156M330 88h232" />
        <path d="M468 66V50M484 66V40M500 66V34M516 66V46M532 66V28" />
        <path d="M348 148h80M348 136h56M348 124h70M348 112h40" opacity=".45" />
      </>
    ),
    thread:
      "M0 88h62c20 0 22 18 38 18s18-14 32-14 18-28 32-28 18 16 32 16 20 8 40 8h74c14 0 20-6 30-24 12-22 20-20 30-4s22 20 40 4c22-20 36 24 36 24 6 24 14 42 26 42 18 0 18-22 34-22 14 0 14 14 28 14 20 0 16-34 46-34h64",
    knots: [[164, 64]],
  },
  // a form of two questions; a portal full of papers
  "forms-interfaces": {
    ink: (
      <>
        <rect x="92" y="44" width="116" height="26" rx="6" />
        <rect x="92" y="106" width="116" height="26" rx="6" />
        <path d="M104 57h40M104 119h56" opacity=".45" />
        <rect x="340" y="10" width="224" height="156" rx="10" />
        <path d="M392 10v156M340 34h224" />
        <path d="M354 54h24M354 68h24M354 82h24M354 96h24" opacity=".45" />
        <path d="M414 52h22l8 8v28M414 52v36M470 52h22l8 8v28M470 52v36M526 52h18l6 6v30M526 52v36M414 88v24h30V88M470 88v24h30V88M526 88v24h24V88" />
        <path d="M414 130h120M414 144h84" opacity=".45" />
      </>
    ),
    thread:
      "M0 88h132l12 12 26-28c8-8 18 16 40 16h208l6 6 12-14c6-6 10 8 18 8h16l6 6 12-14c6-6 10 8 18 8h14l6 6 12-14c6-6 12 8 24 8h78",
  },
  // a list with each record once; a page that asks, and files the answer
  "marketing-crm": {
    ink: (
      <>
        <rect x="92" y="32" width="124" height="112" rx="8" />
        <path d="M92 60h124M92 88h124M92 116h124" />
        <path d="M128 46h64M128 74h48M128 102h70M128 130h40" opacity=".45" />
        <rect x="330" y="16" width="112" height="144" rx="8" />
        <path d="M346 36h80M346 48h56" opacity=".45" />
        <path d="M352 104h60a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6h-46l-10 10v-10h-4a6 6 0 0 1-6-6v-20a6 6 0 0 1 6-6z" />
        <path d="M492 36c0-9 84-9 84 0s-84 9-84 0zM492 36l28 44v30c0 6 28 6 28 0V80l28-44" />
      </>
    ),
    thread:
      "M0 88h72c20 0 18-42 38-42 22 0 22 28 0 28s-22 28 0 28 22 28 0 28c-30 0-20 32 20 32 60 0 70-74 120-74h86c20 0 30-24 50-24s30 60 60 60 30-96 60-96c34 0 28 40 28 52v42c0 20 20 26 30 6s20-40 76-40",
    knots: [
      [110, 46],
      [110, 74],
      [110, 102],
      [110, 130],
    ],
  },
  // an hour; a month, day by day
  "support-consulting": {
    ink: (
      <>
        <circle cx="150" cy="88" r="40" />
        <path d="M150 88V62M150 88l16 12M150 54v-3M150 125v-3M184 88h3M113 88h3" />
        <rect x="342" y="8" width="216" height="160" rx="10" />
        <path d="M342 34h216M378 2v14M522 2v14" />
      </>
    ),
    thread:
      "M0 88h98a52 52 0 0 1 104 0h106c20 0 26-34 52-34h176a11 11 0 0 1 0 22H364a11 11 0 0 0 0 22h172a11 11 0 0 1 0 22H364a11 11 0 0 0 0 22h172c40 0 28-54 60-54h44",
    knots: [[202, 88]],
  },
};

/**
 * The drawing of a portfolio entry, on a strip whose thread runs on to both sides at half its height. Silent:
 * the words beside it say the same.
 */
export function PortfolioDrawing({ id }: { id: CategoryId }) {
  const { ink, thread, knots = [] } = drawings[id];
  return (
    <svg className="piece__drawing" viewBox="0 0 640 176" aria-hidden="true" data-grip="">
      <rect className="piece__grip" x="-2000" width="4640" height="176" />
      <g className="thread thread--ink drawing">{ink}</g>
      <g className="thread drawing">
        <path d={`M-2000 88H0${thread.slice("M0 88".length)}H2640`} />
        {knots.map(([x, y]) => (
          <circle key={`${x} ${y}`} className="thread-knot" cx={x} cy={y} r={4} />
        ))}
      </g>
    </svg>
  );
}

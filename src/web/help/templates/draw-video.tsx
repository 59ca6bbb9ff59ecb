import type { ReactNode } from "react";
import { videoDurationSeconds } from "#content/video-options.ts";
import type { ConfigurationOf } from "#domain/projects/configuration/types.ts";
import type { Drawing } from "./drawing.ts";

type Video = ConfigurationOf<"ai-video-agent">["videoAgent"];

const scenes: Readonly<Record<Video["background"], ReactNode>> = {
  /** A window and a shelf. */
  office: (
    <path d="M116 20h44v30h-44zM138 20v30M116 35h44M112 66h52M122 66v-8h6v8M132 66v-11h5v11" />
  ),
  /** A lamp on its stand. */
  studio: <path d="M136 22l20 8-8 18-20-8zM142 44l-4 44M128 88h20" />,
  /** A picture of one's own. */
  custom: <path d="M114 22h50v40h-50zM114 54l14-14 10 10 8-7 18 17" />,
};

/** The presenter in the scene, the brand's two colours, and as much of the longest time as it takes. */
export function drawVideo({ duration, branding, background }: Video): Drawing {
  const end = 36 + 128 * (duration / videoDurationSeconds.max);
  return {
    ink: (
      <>
        <rect x="24" y="8" width="152" height="104" rx="8" />
        <circle cx="76" cy="42" r="13" />
        <path d="M48 84c2-32 54-32 56 0" />
        <g opacity={0.6}>{scenes[background]}</g>
        <path d="M36 98h128" opacity={0.45} />
        <circle cx="120" cy="80" r="6" fill={branding.colors.primary} />
        <circle cx="138" cy="80" r="6" fill={branding.colors.secondary} />
      </>
    ),
    thread: `M0 98H${end}`,
    knots: [[end, 98]],
  };
}

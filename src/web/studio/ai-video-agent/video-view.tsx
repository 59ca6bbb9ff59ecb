import { memo } from "react";
import { guideWords, spokenWordsPerMinute, videoDurationSeconds } from "#content/video-options.ts";
import { capital, counted } from "#content/words.ts";
import type { VideoAgent } from "#domain/projects/configuration/video-agent.ts";
import { ConfigurationDrawing } from "../../help/templates/configuration-drawing.tsx";

export const wordsIn = (script: string): number =>
  script.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How the script's length compares with the guide: half a word for each second (spec studio.md §2.5). */
export function ScriptGuide({ videoAgent: { script, duration } }: { videoAgent: VideoAgent }) {
  const words = wordsIn(script);
  const guide = guideWords(duration);
  const width = 320;
  const max = Math.round((duration / 60) * spokenWordsPerMinute.most);
  const scale = Math.max(words, max);
  return (
    <div className="script-guide">
      <svg viewBox={`0 0 ${width} 16`} aria-hidden="true">
        <path className="script-guide__rail" d={`M2 8H${width - 2}`} />
        <path className="script-guide__words" d={`M2 8H${2 + (width - 4) * (words / scale)}`} />
        <path className="script-guide__mark" d={`M${2 + (width - 4) * (guide / scale)} 2v12`} />
      </svg>
      <p className="field__hint figures" role="status">
        {counted(words, "word")}. The guide suggests about {guide};{" "}
        {words > max
          ? `more than ${max} sound rushed. Shorten the script, or make the video longer.`
          : `up to ${max} can be spoken without hurrying.`}
      </p>
    </div>
  );
}

/** The scene as a drawing, with the figures that decide how the video will be. */
export const VideoView = memo(function VideoView({ videoAgent }: { videoAgent: VideoAgent }) {
  const { avatarStyle, voiceType, language, duration, background, script, branding } = videoAgent;
  const facts = [
    ["Presenter", `${capital(avatarStyle)}, ${voiceType} voice`],
    ["Language", capital(language)],
    ["Length", `${counted(duration, "second")} of at most ${videoDurationSeconds.max}`],
    ["Background", capital(background)],
  ] as const;
  return (
    <figure className="view">
      <ConfigurationDrawing configuration={{ videoAgent }} className="view__drawing" />
      <ul className="swatches" aria-label="Colours">
        {(["primary", "secondary"] as const).map((which) => (
          <li key={which}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="9" fill={branding.colors[which]} />
            </svg>
            <span>{capital(which)}</span> <span className="figures">{branding.colors[which]}</span>
          </li>
        ))}
      </ul>
      <dl className="fact-list">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <blockquote className="view__script">{script.trim() || "No script yet."}</blockquote>
      <figcaption className="field__hint">A drawing of these settings, not the video.</figcaption>
    </figure>
  );
});

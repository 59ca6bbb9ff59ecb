import { guideWords } from "#content/video-options.ts";
import { counted } from "#content/words.ts";
import { saidIn, wordsFor, wordsIn } from "#domain/videos/rules.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import { estimateTimeline } from "#domain/videos/timeline-estimate.ts";

/** How the script's words and seconds compare with the duration and the guide (spec studio.md §2.5). */
export function ScriptBudget({
  storyboard,
  duration,
}: {
  storyboard: Storyboard;
  duration: number;
}) {
  const words = wordsIn(saidIn(storyboard));
  const seconds = Math.ceil(estimateTimeline(storyboard).seconds);
  const guide = guideWords(duration);
  const max = wordsFor(duration);
  const width = 320;
  const scale = Math.max(words, max, 1);
  const isTooLong = seconds > duration;
  return (
    <div className="script-guide">
      <svg viewBox={`0 0 ${width} 16`} aria-hidden="true">
        <path className="script-guide__rail" d={`M2 8H${width - 2}`} />
        <path className="script-guide__words" d={`M2 8H${2 + (width - 4) * (words / scale)}`} />
        <path className="script-guide__mark" d={`M${2 + (width - 4) * (guide / scale)} 2v12`} />
      </svg>
      <p className="field__hint figures" role="status">
        {counted(words, "word")}, about {counted(seconds, "second")} of {duration}. The guide
        suggests about {guide} words;{" "}
        {isTooLong
          ? "this takes longer than the duration. Nothing is cut: shorten it, or the video gets longer."
          : `up to ${max} can be spoken without hurrying.`}
      </p>
    </div>
  );
}

import { classNames } from "../../kit/class-names.ts";

/** An empty picture with a voice in it: still while nobody is there. */
export function WaitingPicture({
  isSpeaking,
  className,
}: {
  isSpeaking: boolean;
  className?: string;
}) {
  return (
    <div className={classNames("consult__video", className)}>
      <svg className="consult__waiting" viewBox="0 0 320 120" aria-hidden="true">
        <g className="thread thread--ink drawing">
          <path d="M108 30v-8a6 6 0 0 1 6-6h8M212 30v-8a6 6 0 0 0-6-6h-8M108 90v8a6 6 0 0 0 6 6h8M212 90v8a6 6 0 0 1-6 6h-8" />
        </g>
        <g className="thread drawing">
          <path
            d={
              isSpeaking
                ? "M-400 60H124c8 0 6-14 12-14s6 28 12 28 6-40 12-40 6 52 12 52 6-26 12-26h536"
                : "M-400 60H148c8 0 14-8 14-12a6 6 0 1 0-12 0c0 4 6 12 14 12h556"
            }
          />
        </g>
      </svg>
    </div>
  );
}

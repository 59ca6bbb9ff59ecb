import { videoTutorials } from "#content/video-tutorials.ts";
import { counted } from "#content/words.ts";
import { LevelMark } from "./level-mark.tsx";

/** All lessons of the page on one thread, with what each asks and gives. */
export const LessonList = () => (
  <ol className="lessons">
    {videoTutorials.map(({ id, title, level, durationMinutes, result }) => (
      <li key={id}>
        <a className="lessons__title" href={`#${id}`}>
          {title}
        </a>
        <span className="lessons__facts">
          <LevelMark level={level} />
          <span className="figures">{counted(durationMinutes, "minute")}</span>
        </span>
        <span className="lessons__result">{result}</span>
      </li>
    ))}
  </ol>
);

/** Below a lesson's heading: how hard, how long, and what is there at the end. */
export function LessonHead({ id }: { id: string }) {
  const lesson = videoTutorials.find((one) => one.id === id);
  if (!lesson) throw new Error(`No lesson ${id} in content/video-tutorials.ts`);
  return (
    <div className="lesson-head">
      <p className="lessons__facts">
        <LevelMark level={lesson.level} />
        <span className="figures">{counted(lesson.durationMinutes, "minute")}</span>
      </p>
      <p>
        <strong>Result:</strong> {lesson.result}
      </p>
    </div>
  );
}

import { useRef } from "react";
import { counted } from "#content/words.ts";
import type { VideoScene } from "#domain/projects/configuration/video-scenes.ts";
import type { SceneAgain as SceneAgainInput, VideoView } from "#domain/videos/contract.ts";
import { shownBytes } from "#kit/shown-bytes.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CompareVideos } from "./compare-videos.tsx";
import { SceneAgain } from "./scene-again.tsx";
import { ShareVideo } from "./share-video.tsx";
import type { Videos } from "./use-videos.ts";
import { VideoPlayer } from "./video-player.tsx";
import { VideoProgress } from "./video-progress.tsx";

type Props = {
  projectId: string;
  name: string;
  /** Of the draft; none where it is one script. */
  scenes: readonly VideoScene[];
  videos: Videos;
  isReadOnly: boolean;
  /** Asks first; one scene, or without a name the whole draft. */
  generate: (again?: SceneAgainInput) => void;
};

/** A project's videos, newest first and side by side where there is room. */
export function VideoVersions({ videos, name, ...shared }: Props) {
  const { isReadOnly, generate } = shared;
  const { desk, problem, act } = videos;
  if (!desk) return problem ? <Notice tone="brick">{problem}</Notice> : null;
  if (desk.videos.length === 0)
    return (
      <EmptyState
        action={
          isReadOnly ? null : (
            <Button variant="quiet" onClick={() => generate()}>
              Generate the first one
            </Button>
          )
        }
      >
        <p>No video yet. Generate one, and its versions appear here.</p>
      </EmptyState>
    );
  return (
    <div className="video-versions">
      {problem ? (
        <Notice tone="brick" live>
          {problem}
        </Notice>
      ) : null}
      <div className="video-versions__head">
        <p className="field__hint">{counted(desk.creditsUsed, "credit")} used for this project.</p>
        <CompareVideos videos={desk.videos} />
      </div>
      {desk.page ? <ShareVideo name={name} page={desk.page} publicUrl={desk.publicUrl} /> : null}
      <ul className="video-versions__list">
        {desk.videos.map((video) => (
          <li key={video.id} className="video-version">
            {video.leftSeconds === null ? (
              <Version {...shared} video={video} act={act} />
            ) : (
              <VideoProgress
                video={video}
                isReadOnly={isReadOnly}
                cancel={() => void act(video.id, "cancel")}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Version({
  projectId,
  scenes,
  video,
  isReadOnly,
  act,
  generate,
}: Omit<Props, "videos" | "name"> & { video: VideoView; act: Videos["act"] }) {
  const { number, result, failure, state, credits, seconds } = video;
  return (
    <>
      <h4 className="video-version__head">
        <span>v{number}</span> <Moment at={video.createdAt} />
        {video.isShown ? <Badge tone="moss">Shown when published</Badge> : null}
        {state === "cancelled" ? <Badge>Cancelled</Badge> : null}
      </h4>
      {failure ? (
        <Notice tone="brick" title="This video couldn’t be made">
          <p>{failure.text} No credits were taken.</p>
          {isReadOnly ? null : (
            <Button variant="quiet" size="small" onClick={() => generate()}>
              Try again
            </Button>
          )}
        </Notice>
      ) : null}
      {result ? (
        <>
          <VideoPlayer result={result} title={`${video.title}, version ${number}`} />
          <p className="field__hint figures">
            {counted(Math.round(seconds ?? 0), "second")}, {result.width} × {result.height},{" "}
            {shownBytes(result.bytes)},{" "}
            {credits === 0 ? "included" : counted(credits ?? 0, "credit")}
            {video.renderer === "built-in" ? ", demo voice" : ""}
          </p>
          <p className="video-version__links">
            <span className="text-ink-soft">Download:</span>
            <a href={result.videoUrl} download>
              Video
            </a>
            <a href={result.captionsUrl} download={`captions-v${number}.vtt`}>
              Captions
            </a>
            {result.posterUrl ? (
              <a href={result.posterUrl} download>
                Still picture
              </a>
            ) : null}
            <a
              href={paths.videoCall(projectId, `${video.id}/script.txt`)}
              download={`script-v${number}.txt`}
            >
              Script
            </a>
          </p>
        </>
      ) : null}
      {isReadOnly || !result ? null : <SceneAgain {...{ video, scenes, generate }} />}
      {isReadOnly ? null : <VersionActions video={video} act={act} />}
    </>
  );
}

function VersionActions({ video, act }: { video: VideoView; act: Videos["act"] }) {
  const question = useRef<HTMLDialogElement>(null);
  const name = `v${video.number}`;
  return (
    <div className="video-version__actions">
      {video.result && !video.isShown ? (
        <Button variant="quiet" size="small" onClick={() => void act(video.id, "show")}>
          Show this one when published<span className="sr-only">: {name}</span>
        </Button>
      ) : null}
      <Button variant="plain" size="small" onClick={() => question.current?.showModal()}>
        Delete<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        ref={question}
        title={`Delete ${name}?`}
        confirm="Delete"
        onConfirm={() => {
          question.current?.close();
          void act(video.id, "delete");
        }}
      >
        {video.result
          ? "Its files are deleted, too, and can’t be brought back. Its credits stay used."
          : "It disappears from this list."}
      </ConfirmDialog>
    </div>
  );
}

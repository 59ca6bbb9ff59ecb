import { useRef, useState } from "react";
import type { VideoResult, VideoView } from "#domain/videos/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Select } from "../../ui/Field.tsx";
import { VideoPlayer } from "./video-player.tsx";

type Finished = VideoView & { result: VideoResult };
const isFinished = (video: VideoView): video is Finished => video.result !== null;

/** Two finished versions beside each other, to choose between them; nothing where there is only one. */
export function CompareVideos({ videos }: { videos: readonly VideoView[] }) {
  const finished = videos.filter(isFinished);
  const dialog = useRef<HTMLDialogElement>(null);
  const players = useRef<HTMLDivElement>(null);
  // The players come with the dialog and go with it, so that nothing is loaded before and nothing plays on.
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<[string, string]>(["", ""]);
  if (finished.length < 2) return null;
  const sides = chosen.map(
    (id, at) => finished.find((video) => video.id === id) ?? finished[1 - at],
  );
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  const playBoth = () => {
    for (const [at, video] of Array.from(
      players.current?.querySelectorAll("video") ?? [],
    ).entries()) {
      video.currentTime = 0;
      video.muted = at > 0; // two voices at once can't be followed
      void video.play().catch(() => {}); // a browser may want a click on the player first
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={open}>
        Compare side by side
      </Button>
      <Dialog
        ref={dialog}
        className="compare-videos"
        title="Compare versions"
        onClose={() => setIsOpen(false)}
        footer={
          <Button variant="quiet" onClick={playBoth}>
            Play both from the start
          </Button>
        }
      >
        <div className="compare-videos__sides" ref={players}>
          {(isOpen ? sides : []).map((video, at) =>
            video ? (
              <section key={at === 0 ? "first" : "second"} className="compare-videos__side">
                <Select
                  label={at === 0 ? "First" : "Second"}
                  name={at === 0 ? "first" : "second"}
                  value={video.id}
                  onChange={({ currentTarget: { value } }) =>
                    setChosen(([first, second]) => (at === 0 ? [value, second] : [first, value]))
                  }
                >
                  {finished.map(({ id, number, isShown }) => (
                    <option key={id} value={id}>
                      v{number}
                      {isShown ? ", shown when published" : ""}
                    </option>
                  ))}
                </Select>
                <VideoPlayer
                  key={video.id}
                  result={video.result}
                  title={`${video.title}, version ${video.number}`}
                />
              </section>
            ) : null,
          )}
        </div>
        <p className="field__hint">Played together, the second one is silent.</p>
      </Dialog>
    </>
  );
}

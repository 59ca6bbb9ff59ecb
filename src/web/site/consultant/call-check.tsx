import { useEffect, useId, useRef, useState } from "react";
import { brand } from "#content/brand.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { CircleAlert, CircleCheck } from "../../ui/icons.tsx";
import {
  closeMedia,
  type DeviceState,
  type MediaFound,
  openMedia,
  watchLevel,
} from "./media-check.ts";

const deviceWords: Readonly<Record<DeviceState, (device: string) => string>> = {
  works: (device) => `The ${device} works.`,
  missing: (device) => `No ${device} was found. Connect one, then check again.`,
  refused: (device) =>
    `Your browser doesn’t let this page use the ${device}. Allow it next to the page’s address, then check again.`,
  taken: (device) => `The ${device} is in use. Close other programs that use it, then check again.`,
  insecure: (device) => `Your browser only lets https pages use the ${device}.`,
};

/**
 * Before a call (spec site.md §2): which camera and microphone there are and whether they work, asked of the browser
 * on a click, and a call without a camera. Whatever is found, one can go on, or write.
 */
export function CallCheck({
  onStart,
  onLeave,
}: {
  onStart: (hasCamera: boolean) => void;
  onLeave: () => void;
}) {
  const checkbox = useId();
  const [withoutCamera, setWithoutCamera] = useState(false);
  const [found, setFound] = useState<MediaFound | "asking" | null>(null);
  const asked = useRef(0);
  const stream = found === "asking" ? null : (found?.stream ?? null);
  useEffect(() => () => closeMedia(stream), [stream]);
  useEffect(() => {
    // What is answered once nobody is here any more is closed at once.
    const latest = asked;
    return () => {
      latest.current = -1;
    };
  }, []);

  async function check(withCamera: boolean) {
    const own = ++asked.current;
    setFound("asking");
    const answer = await openMedia({ withCamera });
    if (own === asked.current) setFound(answer);
    else closeMedia(answer.stream);
  }
  const choose = (isWithout: boolean) => {
    setWithoutCamera(isWithout);
    if (found !== null) void check(!isWithout);
  };
  const start = () => {
    closeMedia(stream);
    onStart(!withoutCamera);
  };

  return (
    <>
      <p>
        {brand.consultant} hears you, and sees you unless your camera stays off, in a room run by
        Tavus, a video service. The call isn’t recorded; we get what is said as text.{" "}
        <a href={paths.privacy("talking-to-an-ai")}>How we use it</a>
      </p>
      {found !== null && found !== "asking" ? <Found found={found} /> : null}
      <div className="check">
        <input
          id={checkbox}
          type="checkbox"
          checked={withoutCamera}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <label className="check__label" htmlFor={checkbox}>
          Without a camera
        </label>
      </div>
      <div className="consult__actions">
        <Button variant="solid" onClick={start}>
          Start the call
        </Button>
        <Button
          variant="quiet"
          busy={found === "asking"}
          onClick={() => void check(!withoutCamera)}
        >
          {found === "asking"
            ? "Checking..."
            : found
              ? "Check again"
              : withoutCamera
                ? "Check microphone"
                : "Check camera and microphone"}
        </Button>
        <Button variant="plain" onClick={onLeave}>
          Not now
        </Button>
      </div>
    </>
  );
}

/** What was found, each with its mark; read out when it comes. */
function Found({ found: { stream, microphone, camera } }: { found: MediaFound }) {
  const needsHelp = [microphone.state, camera?.state].some((state) => state && state !== "works");
  // One answer of the browser for both is said once.
  const areBothClosed =
    camera?.state === microphone.state && ["refused", "insecure"].includes(camera.state);
  return (
    <div className="check-found" aria-live="polite">
      {camera?.state === "works" && stream ? <Picture stream={stream} /> : null}
      <div className="check-found__devices">
        {areBothClosed ? (
          <Device device="microphone and the camera" {...microphone} />
        ) : (
          <>
            <Device device="microphone" {...microphone} />
            {microphone.state === "works" && stream ? <Level stream={stream} /> : null}
            {camera ? <Device device="camera" {...camera} /> : null}
          </>
        )}
        {needsHelp ? (
          <p>
            You can start all the same, or{" "}
            <a href={paths.contact()} data-chat="">
              write to {brand.consultant}
            </a>
            .
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Device({ device, state, name }: { device: string; state: DeviceState; name: string }) {
  const Icon = state === "works" ? CircleCheck : CircleAlert;
  return (
    <p className={state === "works" ? "check-found__good" : "check-found__bad"}>
      <Icon size={16} />
      <span>
        {deviceWords[state](device)}{" "}
        {name ? <span className="check-found__name">{name}</span> : null}
      </span>
    </p>
  );
}

/** One's own picture, as in a mirror. */
function Picture({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className="check-found__picture"
      aria-label="Your camera’s picture"
      autoPlay
      muted
      playsInline
    />
  );
}

/** Loud enough to be understood. */
const heardFrom = 0.2;

function Level({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [isHeard, setHeard] = useState(false);
  useEffect(
    () =>
      watchLevel(stream, (level) => {
        bar.current?.style.setProperty("--level", level.toFixed(2));
        if (level >= heardFrom) setHeard(true);
      }),
    [stream],
  );
  return (
    <>
      <span ref={bar} className="check-found__level" aria-hidden="true" />
      <p>{isHeard ? "We can hear you." : "Say something: the line moves with your voice."}</p>
    </>
  );
}

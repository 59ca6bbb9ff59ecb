import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { brand } from "#content/brand.ts";
import { callSettings } from "#content/consultations.ts";
import type { ConsultationSession } from "#domain/consultations/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { PhoneOff } from "../icons.tsx";
import { clockWords } from "./call-state.ts";
import type { DemoCallProps } from "./demo/demo-call.tsx";

type Props = {
  session: ConsultationSession;
  /** Whether the room may ask for the camera. */
  hasCamera: boolean;
  /** How far the server's clock is ahead of this one's, in ms. */
  aheadMs: number;
  DemoCall: ComponentType<DemoCallProps> | null;
  onEnd: () => void;
};

/**
 * A running call (spec site.md §2): the room in its frame, the demo in the page, or a placeholder with the session's
 * id where there is neither; the time left; and the red button that ends it. When its time is over it ends by itself.
 */
export function CallFrame({ session, hasCamera, aheadMs, DemoCall, onEnd }: Props) {
  const timeLeft = (
    <TimeLeft
      endsBy={Date.parse(session.endsBy) - aheadMs}
      longestMs={Date.parse(session.endsBy) - Date.parse(session.startedAt)}
      onOver={onEnd}
    />
  );
  if (session.url === null && session.isDemo && DemoCall !== null)
    return (
      <div className="live-call">
        <DemoCall session={session} timeLeft={timeLeft} onEnd={onEnd} />
      </div>
    );
  return (
    <div className="live-call">
      <div className="live-call__stage">
        {session.url === null ? (
          <p>
            Session <span className="font-mono">{session.id}</span>
          </p>
        ) : (
          <Room url={session.url} hasCamera={hasCamera} />
        )}
      </div>
      <div className="live-call__foot">
        {timeLeft}
        <p>
          {brand.consultant} is an AI.
          {session.url !== null && callSettings.hasCaptions ? " Captions are on." : ""}
        </p>
        <Button className="live-call__end" onClick={onEnd} icon={<PhoneOff />}>
          End call
        </Button>
      </div>
    </div>
  );
}

function Room({ url, hasCamera }: { url: string; hasCamera: boolean }) {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src") setRefused(true);
    };
    document.addEventListener("securitypolicyviolation", listen);
    return () => document.removeEventListener("securitypolicyviolation", listen);
  }, []);
  if (isRefused)
    return (
      <p>
        The call can’t be shown on this page.{" "}
        <a href={url} target="_blank" rel="noreferrer">
          Open it in a new tab
        </a>
        ; the call ends here.
      </p>
    );
  return (
    <iframe
      className="live-call__room"
      src={url}
      title={`Video consultation with ${brand.consultant}, an AI`}
      allow={`${hasCamera ? "camera; " : ""}microphone; autoplay; fullscreen`}
      // The room is on the video provider's own origin, and needs its scripts and its storage there.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    />
  );
}

/** From here on it is said that the call is about to end. */
const warnBeforeSeconds = 120;

/**
 * @param props `endsBy` in milliseconds of this browser's clock; `longestMs` is shown at most, as clocks are compared
 *   over the network only
 */
function TimeLeft({
  endsBy,
  longestMs,
  onOver,
}: {
  endsBy: number;
  longestMs: number;
  onOver: () => void;
}) {
  const secondsLeft = () => Math.min(endsBy - Date.now(), longestMs) / 1000;
  const [left, setLeft] = useState(secondsLeft);
  const see = useEffectEvent(() => setLeft(secondsLeft()));
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const look = () => {
      see();
      if (Date.now() < endsBy) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endsBy]);
  return (
    <>
      <p className="live-call__left">
        <span role="timer">{clockWords(left)}</span> left
      </p>
      <p className="live-call__warning" aria-live="polite">
        {left <= warnBeforeSeconds
          ? "Less than two minutes left. Then the call ends automatically."
          : ""}
      </p>
    </>
  );
}

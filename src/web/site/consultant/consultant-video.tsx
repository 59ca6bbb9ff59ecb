import { Button } from "../../ui/Button.tsx";
import { PhoneOff } from "../../ui/icons.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import type { ConsultantSession, ConsultantState } from "./consultant-state.ts";

/** An empty picture with a voice in it: still while nobody is there. */
function WaitingPicture({ isSpeaking }: { isSpeaking: boolean }) {
  return (
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
  );
}

function Session({ session, onEnd }: { session: ConsultantSession; onEnd?: () => void }) {
  return (
    <>
      {session.url ? (
        <iframe
          className="consult__frame"
          src={session.url}
          title="Video consultation with Aria, an AI"
          allow="camera; microphone; autoplay; fullscreen"
          // The room is on the video provider's own origin, and needs its scripts and its storage there.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      ) : (
        <p className="consult__placeholder">
          Session <span className="font-mono">{session.id}</span>
        </p>
      )}
      <Button className="consult__end" onClick={onEnd} icon={<PhoneOff />}>
        End call
      </Button>
    </>
  );
}

/** The place of the picture: waiting, starting, or the running session with the button that ends it. */
export function ConsultantVideo({ state, onEnd }: { state: ConsultantState; onEnd?: () => void }) {
  const session = state.status === "busy" ? state.session : null;
  return (
    <div className={session ? "consult__video consult__video--live" : "consult__video"}>
      {session === null ? (
        <WaitingPicture isSpeaking={state.status === "available"} />
      ) : session === "starting" ? (
        <ThreadLoading label="Starting session..." />
      ) : (
        <Session session={session} {...(onEnd && { onEnd })} />
      )}
    </div>
  );
}

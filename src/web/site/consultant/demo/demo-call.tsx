import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { brand } from "#content/brand.ts";
import { callGreeting } from "#content/consultations.ts";
import type { ConsultationSession } from "#domain/consultations/contract.ts";
import { fetchStyles } from "../../../kit/fetch-styles.ts";
import { ThreadLoading } from "../../../ui/Thread.tsx";
import { talkCalls } from "../../chat/chat-calls.ts";
import { ChatEnd } from "../../chat/chat-end.tsx";
import { isPending } from "../../chat/chat-state.ts";
import { useChat } from "../../chat/use-chat.ts";
import { AriaFace, type Mood } from "./aria-face.tsx";
import { CallControls } from "./call-controls.tsx";
import { Caption } from "./caption.tsx";
import { isMutedIn, rememberMute } from "./remember-mute.ts";
import { SaidSoFar } from "./said-so-far.tsx";
import { useAnswersAloud } from "./use-answers-aloud.ts";
import { canListen, useListening } from "./use-listening.ts";
import { useVoice } from "./use-voice.ts";
import css from "./demo-call.css?url";

/** A call that the page holds itself; it says by `onEnd` that the visitor ends it. */
export type DemoCallProps = {
  session: ConsultationSession;
  /** The time left, to be shown with the picture. */
  timeLeft: ReactNode;
  onEnd: () => void;
};

const calls = talkCalls("/functions/consultation/talk");
let styles: Promise<void> | undefined;
/** Without its looks it can still be used. */
const styled = () => (styles ??= fetchStyles(css).catch(() => {}));

/**
 * The demo consultation (spec site.md §4), held by the page itself: a drawn Aria who speaks with the browser's voice,
 * listens where the browser recognizes speech, and can be written to everywhere. What is said goes through the server
 * like the chat. Mount it after the visitor's click: browsers speak only then.
 * @param onEnd is told when the visitor ends the call, or it was ended elsewhere
 */
export function DemoCall(props: DemoCallProps) {
  return (
    <Suspense fallback={<ThreadLoading label="Starting session..." />}>
      <StyledCall key={props.session.id} {...props} />
    </Suspense>
  );
}

function StyledCall(props: DemoCallProps) {
  use(styled());
  return <RunningCall {...props} />;
}

function RunningCall({ session, timeLeft, onEnd }: DemoCallProps) {
  const chat = useChat(true, calls);
  const { state } = chat;
  const [text, setText] = useState("");
  const [isMuted, setMuted] = useState(() => isMutedIn(session.id));
  const { voice, view } = useVoice(isMuted);
  const interrupt = useAnswersAloud(voice, state);
  const field = useRef<HTMLTextAreaElement>(null);
  const pending = isPending(state);

  async function send(words: string) {
    interrupt();
    setText("");
    const { unsent } = await chat.send(words);
    if (unsent) setText((typed) => (typed ? `${unsent}\n${typed}` : unsent));
  }
  const ears = useListening((heard, isSure) => {
    if (isSure && !pending && text === "") void send(heard);
    // What may be misunderstood, or comes too early, waits to be looked at.
    else setText((typed) => (typed ? `${typed} ${heard}` : heard));
  });
  const [hasEars] = useState(canListen);

  const { isEnded } = state;
  const end = () => {
    voice.stop();
    ears.drop();
    rememberMute(session.id, false);
    onEnd();
  };
  const wasEnded = useEffectEvent(end);
  useEffect(() => {
    if (isEnded) wasEnded();
  }, [isEnded]);

  const isListening = ears.phase !== "off";
  const mood: Mood = view.current
    ? "speaking"
    : isListening
      ? "listening"
      : pending
        ? "thinking"
        : "waiting";
  const isSilent = view.voices === "none";
  return (
    // Keys interrupt her, whichever part has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="talk"
      aria-label={`Call with ${session.personaName}`}
      onKeyDown={({ key }) => {
        if (key === "Escape" || key.length === 1) interrupt();
      }}
    >
      <div className="talk__stage">
        <p className="talk__name">{session.personaName}</p>
        <AriaFace mood={mood} voice={voice} view={view} />
        <Caption
          greeting={callGreeting}
          state={state}
          current={view.current?.text ?? null}
          heard={isListening ? ears.interim : null}
        />
        <p className="sr-only" role="status">
          {isListening ? "Listening" : pending ? `${brand.consultant} is answering` : ""}
        </p>
        {timeLeft}
      </div>
      <p className="talk__small">
        {brand.consultant} is an AI in demo mode: a drawing instead of a video image,{" "}
        {isSilent
          ? "and captions instead of a voice, because this browser has no English voice."
          : "with your browser’s own voice."}
      </p>
      <CallControls
        ears={
          hasEars
            ? {
                ...ears,
                listen: () => {
                  interrupt();
                  ears.listen();
                },
              }
            : null
        }
        field={field}
        text={text}
        onText={(typed) => {
          chat.clearProblem();
          setText(typed);
        }}
        onSend={() => void send(text)}
        isPending={pending}
        mute={
          isSilent
            ? null
            : {
                isMuted,
                change: (next) => {
                  setMuted(next);
                  rememberMute(session.id, next);
                },
              }
        }
        onEnd={end}
      />
      {chat.problem ? (
        <p className="talk__problem" role="alert">
          {chat.problem.text}
        </p>
      ) : chat.isLost ? (
        <p className="talk__problem" role="status">
          Connection lost. Reconnecting… What you type is kept.
        </p>
      ) : null}
      <ChatEnd state={state} onRetry={chat.retry} />
      <SaidSoFar messages={state.messages} isReadOut={isSilent || isMuted} />
    </section>
  );
}

import { type ReactNode, useEffect, useId, useRef } from "react";
import { brand } from "#content/brand.ts";
import { callSettings } from "#content/consultations.ts";
import { clockHere } from "#kit/date-words.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { PhoneOff } from "../icons.tsx";
import { durationWords } from "./call-state.ts";
import { WaitingPicture } from "./consultant-picture.tsx";
import type { Consultant } from "./use-consultant.ts";

/** Of the tile beside this one, to which a call that can't be had leads. */
export const demoTile = "schedule-demo";

const longest = `${callSettings.maxSeconds / 60} minutes`;

/** The first of the three ways to talk (spec site.md §2): a call, from its start to its end. */
export function VideoTile({
  consultant,
  Heading,
  island,
}: {
  consultant: Consultant;
  Heading: "h3" | "h4";
  /** The island that the panel is; null: it is part of another one. */
  island: string | null;
}) {
  const { call, known, moves } = consultant;
  const heading = useId();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus is gone; what came instead is read out.
    if (moves === 0) return;
    words.current?.focus({ preventScroll: true });
    words.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [moves]);
  return (
    <>
      {call.step === "running" ? null : (
        <WaitingPicture isSpeaking={call.step === "none" && known?.state === "available"} />
      )}
      <div
        ref={words}
        className="consult__words"
        role="group"
        tabIndex={-1}
        aria-labelledby={heading}
      >
        <Heading id={heading} className={call.step === "running" ? "sr-only" : undefined}>
          Video Consultation
        </Heading>
        <Step consultant={consultant} island={island} />
      </div>
    </>
  );
}

/** A button may come where another was clicked: the second half of a double click isn't meant for it. */
const onceClicked =
  (run: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) run();
  };

function Step({ consultant, island }: { consultant: Consultant; island: string | null }) {
  const { call, parts, aheadMs } = consultant;
  if (call.step === "none") return <Idle consultant={consultant} island={island} />;
  if (call.step === "starting")
    return (
      <>
        <ThreadLoading label="Starting session..." />
        <Button variant="plain" onClick={onceClicked(consultant.cancel)}>
          Cancel
        </Button>
      </>
    );
  if (call.step === "found")
    return <Found consultant={consultant} startedAt={call.session.startedAt} />;
  if (call.step === "over")
    return (
      <>
        <p>
          The call is over. It took {durationWords(call.seconds)}. We get a transcript, and you get
          a summary if you gave your email address.
        </p>
        <Ways>
          <StartButton consultant={consultant}>Start another call</StartButton>
        </Ways>
      </>
    );
  if (!parts) return null;
  if (call.step === "check")
    return <parts.CallCheck onStart={consultant.start} onLeave={consultant.leave} />;
  return (
    <parts.CallFrame
      key={call.session.id}
      session={call.session}
      hasCamera={call.hasCamera}
      aheadMs={aheadMs}
      DemoCall={parts.DemoCall}
      onEnd={consultant.end}
    />
  );
}

/** No call: what it is, and its beginning where one can be had. */
function Idle({ consultant, island }: { consultant: Consultant; island: string | null }) {
  const { known, problem, isDemo } = consultant;
  if (problem)
    return (
      <Notice tone="brick" title={problem.title} live>
        <p>{problem.text}</p>
        <Ways>
          <StartButton consultant={consultant}>Try again</StartButton>
          <ChatLink />
          <a href={`#${demoTile}`}>Schedule a demo</a>
        </Ways>
      </Notice>
    );
  if (known?.state === "busy")
    return (
      <p>
        All our lines are busy right now. This updates as soon as one is free; until then,{" "}
        {brand.consultant} answers in the chat.
      </p>
    );
  if (known?.state === "offline")
    return <p>{brand.consultant} can’t take calls right now. This updates as soon as she can.</p>;
  return (
    <>
      <p>
        {isDemo
          ? `In demo mode: a drawn ${brand.consultant} speaks on this page and answers from our own pages, for up to ${longest}.`
          : `Face to face on this page, for up to ${longest}.`}
      </p>
      <noscript>
        <p>Calls need JavaScript, which is switched off in this browser.</p>
      </noscript>
      {/* Its place is kept until it is known whether a call can be had. */}
      <div className="consult__start needs-js">
        {island ? (
          // There before the island's script, which hears the click (consultant-panel.tsx).
          <Button variant="solid" data-opens={island}>
            Start the call
          </Button>
        ) : known ? (
          <StartButton consultant={consultant}>Start the call</StartButton>
        ) : null}
      </div>
    </>
  );
}

function StartButton({ consultant, children }: { consultant: Consultant; children: ReactNode }) {
  return (
    <Button variant="solid" onClick={onceClicked(consultant.prepare)}>
      {children}
    </Button>
  );
}

function Found({ consultant, startedAt }: { consultant: Consultant; startedAt: string }) {
  return (
    <>
      <p>Your call is still running. It started at {clockHere(startedAt)}.</p>
      <Ways>
        <StartButton consultant={consultant}>Return to the call</StartButton>
        <Button className="live-call__end" onClick={consultant.end} icon={<PhoneOff />}>
          End call
        </Button>
      </Ways>
    </>
  );
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="consult__actions">{children}</div>
);

const ChatLink = () => (
  <a href={paths.contact()} data-chat="">
    Chat with {brand.consultant}
  </a>
);

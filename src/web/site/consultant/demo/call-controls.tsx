import type { RefObject } from "react";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Composer } from "../../chat/composer.tsx";
import { Mic, MicOff, PhoneOff, Volume, VolumeOff } from "../../icons.tsx";
import type { Listening } from "./listening.ts";

type Ears = Listening & { listen: () => void; finish: () => void };

const listeningWords = {
  off: "Speak",
  starting: "Waiting for the microphone",
  on: "Listening. Press when you’re done",
  ending: "Processing",
} satisfies Record<Listening["phase"], string>;

/** How the visitor talks: by microphone where the browser recognizes speech, and in writing everywhere. */
export function CallControls({
  ears,
  field,
  text,
  onText,
  onSend,
  isPending,
  mute,
  onEnd,
}: {
  /** Null: the browser recognizes no speech. */
  ears: Ears | null;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  isPending: boolean;
  /** Null: there is no voice to be muted. */
  mute: { isMuted: boolean; change: (isMuted: boolean) => void } | null;
  onEnd: () => void;
}) {
  const isListening = ears !== null && ears.phase !== "off";
  return (
    <div className="talk__controls">
      <div className="talk__field">
        <Composer ref={field} text={text} onText={onText} onSend={onSend} isPending={isPending} />
      </div>
      <div className="talk__buttons">
        {ears ? (
          <Button
            variant={isListening ? "solid" : "quiet"}
            className={isListening ? "talk__ear talk__ear--on" : "talk__ear"}
            icon={isListening ? <MicOff /> : <Mic />}
            onClick={isListening ? ears.finish : ears.listen}
          >
            {listeningWords[ears.phase]}
          </Button>
        ) : null}
        {mute ? (
          <IconButton
            label={mute.isMuted ? "Unmute Aria" : "Mute Aria"}
            aria-pressed={mute.isMuted}
            onClick={() => mute.change(!mute.isMuted)}
          >
            {mute.isMuted ? <VolumeOff /> : <Volume />}
          </IconButton>
        ) : null}
        <Button className="live-call__end talk__end" icon={<PhoneOff />} onClick={onEnd}>
          End call
        </Button>
      </div>
      {ears?.problem ? (
        <p className="talk__problem" role="alert">
          {ears.problem}
        </p>
      ) : null}
      {ears ? (
        <p className="talk__small">
          Your browser turns what you say into text. Some browsers send the audio to their maker to
          do so; we only get the text.
        </p>
      ) : null}
    </div>
  );
}

/** One sentence that is said, under a number of its own. */
export type Utterance = { id: number; text: string };

/** What is being said, and what comes after it. Pure: the browser's voice only tells when something is over. */
export type SpeechQueue = {
  current: Utterance | null;
  waiting: readonly Utterance[];
  /** How many there were. */
  count: number;
};

export type SpeechEvent =
  | { type: "add"; sentences: readonly string[] }
  /** It was said to its end, or can't be said. Told late, of what was stopped before, it changes nothing. */
  | { type: "over"; id: number }
  | { type: "stop" };

export const silence: SpeechQueue = { current: null, waiting: [], count: 0 };

export function reduceSpeech(queue: SpeechQueue, event: SpeechEvent): SpeechQueue {
  switch (event.type) {
    case "add": {
      const added = event.sentences.map((text, at) => ({ id: queue.count + at + 1, text }));
      const waiting = [...queue.waiting, ...added];
      return begun({ ...queue, waiting, count: queue.count + added.length });
    }
    case "over":
      return queue.current?.id === event.id ? begun({ ...queue, current: null }) : queue;
    case "stop":
      return queue.current || queue.waiting.length > 0 ? { ...silence, count: queue.count } : queue;
    default:
      return event satisfies never;
  }
}

/** Somebody who says nothing goes on with what waits. */
function begun(queue: SpeechQueue): SpeechQueue {
  const [next, ...waiting] = queue.waiting;
  return queue.current || !next ? queue : { ...queue, current: next, waiting };
}

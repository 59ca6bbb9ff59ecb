/** When everything of a video happens, in seconds from its start. The renderer measures it; the preview estimates it. */
export type Timeline = {
  seconds: number;
  scenes: readonly Span[];
  words: readonly SpokenWord[];
  /** What the mouth follows: sounds by the names of CMU's phone set ("aa", "m", "pau"). */
  sounds: readonly (Span & { name: string })[];
  /** How loud it is, 0 to 1, fifty times a second; empty where nothing is spoken. */
  loudness: readonly number[];
};

export type Span = { start: number; end: number };

export type SpokenWord = Span & {
  text: string;
  /** Position of its scene in the storyboard. */
  scene: number;
  /** Position of its sentence in the whole script: a caption never runs over two. */
  sentence: number;
};

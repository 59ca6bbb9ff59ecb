import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "minor" }) => void;

// Only here: the function that the flag brings stays out of everybody else's reach.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as Collect;
setFlagsFromString("--no-expose-gc");

/**
 * Frees what was allocated a moment ago and isn't used any more, in a millisecond or two. Bytes that pass through lie
 * outside V8's heap: as they pile up, V8 marks the whole heap to be rid of them, which takes far longer
 * (bench/README.md, the file of 200 MB).
 */
export const collectYoung = (): void => collect({ type: "minor" });

import { samplesPerSecond } from "./flite.ts";

const step = samplesPerSecond / 50;

/** How loud it is, 0 to 1 of its own louder parts, fifty times a second. */
export function loudnessOf(samples: Int16Array): number[] {
  const heard = Array.from({ length: Math.ceil(samples.length / step) }, (_none, tick) => {
    let sum = 0;
    for (const sample of samples.subarray(tick * step, (tick + 1) * step)) sum += sample * sample;
    return Math.sqrt(sum / step);
  });
  const top = heard.toSorted((a, b) => a - b)[Math.floor(heard.length * 0.95)] ?? 0;
  return heard.map((value) => Math.round(Math.min(1, top > 0 ? value / top : 0) * 100) / 100);
}

const peak = 0.85 * 32_767;

/** As loud as it can be without being distorted: the voices differ. */
export function louder(samples: Int16Array): Int16Array {
  let top = 1;
  for (const sample of samples) top = Math.max(top, Math.abs(sample));
  const gain = Math.min(6, peak / top);
  return samples.map((sample) => Math.round(sample * gain));
}

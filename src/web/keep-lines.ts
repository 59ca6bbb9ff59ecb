/** What holds lines of text. Within another, the inner one counts. */
const blocks = "h1,h2,h3,p,li,dd,td,label,summary,button";
/** By how much more or less letters may stand apart, in em: less than the eye sees. */
const steps = [0.002, 0.004, 0.006, 0.009, 0.012, 0.016, 0.02].flatMap((step) => [step, -step]);
/** Moves below it don't count (Layout Instability, §3.1), in CSS pixels. */
const unseen = 3;

/**
 * Runs `change`, which gives the text other letters of about the same width, and sees to it that what is on the
 * screen stays where it is: a paragraph that would just become a line longer or shorter, and move what stands below
 * it, gets its letters a hair closer or further apart, as far as that helps.
 */
export function keepLines(change: () => void): void {
  const range = document.createRange();
  /** Where the pieces of its text stand within it, and how high it is. */
  const placesIn = (block: Element) => {
    range.selectNodeContents(block);
    const { left, top, height } = block.getBoundingClientRect();
    const pieces = [...range.getClientRects()];
    return [height, ...pieces.flatMap((piece) => [piece.left - left, piece.top - top])];
  };
  const shown = [...document.querySelectorAll<HTMLElement>(blocks)].flatMap((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    const isShown = bottom > 0 && top < innerHeight && !block.querySelector(blocks);
    return isShown ? [{ block, before: placesIn(block) }] : [];
  });
  change();
  for (const { block, before } of shown) {
    /** How far the piece that moved furthest did; other pieces than before are worse than that. */
    const moved = () => {
      const after = placesIn(block);
      const [height = 0] = after;
      return after.length === before.length
        ? Math.max(...after.map((place, index) => Math.abs(place - (before[index] ?? 0))))
        : 1e4 + Math.abs(height - (before[0] ?? 0));
    };
    let least = moved();
    let best = "";
    if (least < unseen) continue;
    const { fontSize, letterSpacing } = getComputedStyle(block);
    const [size, normal] = [Number.parseFloat(fontSize), Number.parseFloat(letterSpacing) || 0];
    for (const step of steps) {
      const spacing = `${normal + step * size}px`;
      block.style.letterSpacing = spacing;
      const now = moved();
      if (now < least) [least, best] = [now, spacing];
      if (least < unseen) break;
    }
    block.style.letterSpacing = best;
  }
}

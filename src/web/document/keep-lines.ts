/** What holds lines of text. Within another, the inner one counts. */
const blocks = "h1,h2,h3,p,li,dd,td,label,summary";
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
  /** How high a block is, and where the pieces of its text stand within it. */
  const placesIn = (block: Element) => {
    range.selectNodeContents(block);
    const box = block.getBoundingClientRect();
    const pieces = [...range.getClientRects()];
    return [box.height, ...pieces.flatMap(({ x, y }) => [x - box.x, y - box.y])];
  };
  const shown = [...document.querySelectorAll<HTMLElement>(blocks)].flatMap((block) => {
    // Asked first: the box of what is folded away would have to be laid out. Safari can say it since 17.4.
    if (!(block.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)) return [];
    const { top, bottom } = block.getBoundingClientRect();
    const isShown = bottom > 0 && top < innerHeight && !block.querySelector(blocks);
    return isShown ? [{ block, before: placesIn(block) }] : [];
  });
  change();
  /** How far the piece that moved furthest did; other pieces than before are worse than that. */
  const moved = ({ block, before }: (typeof shown)[number]) => {
    const after = placesIn(block);
    return after.length === before.length
      ? Math.max(...after.map((place, index) => Math.abs(place - (before[index] ?? 0))))
      : 1e4 + Math.abs((after[0] ?? 0) - (before[0] ?? 0));
  };
  let left = shown.flatMap((one) => {
    const least = moved(one);
    if (least < unseen) return [];
    const { fontSize, letterSpacing } = getComputedStyle(one.block);
    const normal = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
    return [{ ...one, least, best: "", normal }];
  });
  // All at once: each step costs one layout, however many blocks are left.
  for (const step of steps) {
    const spacing = ({ normal }: (typeof left)[number]) => `${normal + step}em`;
    for (const one of left) one.block.style.letterSpacing = spacing(one);
    for (const one of left) {
      const now = moved(one);
      if (now < one.least) [one.least, one.best] = [now, spacing(one)];
    }
    left = left.filter(({ least }) => least >= unseen);
    if (left.length === 0) break;
  }
  for (const { block, best } of left) block.style.letterSpacing = best;
}

/** Pixels of every picture for link previews: what networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The site's own picture, for pages without one. */
export const defaultPicture = "/og/home.png";

/** Where a page's picture for link previews is; scripts/pictures.ts draws one for each listed page. */
export const pagePicture = (path: string): string =>
  path === "/" ? defaultPicture : `/og/${path.slice(1).replace(/[^a-z0-9]+/g, "-")}.png`;

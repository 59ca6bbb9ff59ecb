declare module "html-to-text" {
  /** The part of it that is used: https://www.npmjs.com/package/html-to-text */
  export function convert(
    html: string,
    options: {
      wordwrap: false;
      limits: { maxDepth: number; maxChildNodes: number; ellipsis: string };
      selectors: { selector: string; format?: "skip"; options?: { ignoreHref: boolean } }[];
    },
  ): string;
}

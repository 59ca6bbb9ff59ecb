/** The page's ground as browsers and systems paint around it, who read no style sheet: `--paper` of tokens.css. */
export const paperColors = { light: "#fcfaf7", dark: "#0f131c" } as const;

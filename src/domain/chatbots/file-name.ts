/** What a file of a bot is called when it is downloaded: the bot's name, and what is in it. */
export const fileNameOf = (botName: string, what: string): string =>
  `${botName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "bot"}-${what}`;

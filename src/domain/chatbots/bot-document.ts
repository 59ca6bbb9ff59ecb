import { brand } from "#content/brand.ts";
import type { BotView } from "./contract.ts";

/** Text that HTML takes as text, also within an attribute. */
const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
/** Data that can't end its element. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

type Language = BotView["languages"][number];

/** What is said without scripts. `{site}` is a site that shows the bot. */
const plainWords: Record<Language, { needsScripts: string; reach: string; report: string }> = {
  en: {
    needsScripts: "This chat needs JavaScript, which is turned off in your browser.",
    reach: "You can reach us at",
    report: "Report this chat",
  },
  de: {
    needsScripts: "Dieser Chat braucht JavaScript, das in Ihrem Browser ausgeschaltet ist.",
    reach: "Sie erreichen uns unter",
    report: "Diesen Chat melden",
  },
  es: {
    needsScripts: "Este chat necesita JavaScript, que está desactivado en tu navegador.",
    reach: "Puedes encontrarnos en",
    report: "Denunciar este chat",
  },
  fr: {
    needsScripts: "Ce chat a besoin de JavaScript, qui est désactivé dans votre navigateur.",
    reach: "Vous pouvez nous joindre sur",
    report: "Signaler ce chat",
  },
};

/**
 * A bot's page, alone or in the frame of its launcher. Its script draws the window (widget/window); without scripts it
 * says so, and where else its owner is found.
 */
export function botDocument(options: {
  bot: BotView;
  language: Language;
  isEmbedded: boolean;
  /** Host of a site that shows the bot. */
  site: string | null;
}): string {
  const { bot, language, isEmbedded, site } = options;
  const words = plainWords[language];
  const reach = site
    ? `<p>${words.reach} <a href="https://${escaped(site)}/" target="_top">${escaped(site)}</a>.</p>`
    : "";
  const foot = isEmbedded
    ? ""
    : `<footer class="page__foot"><a href="/">Made with ${escaped(brand.name)}</a> · <a href="/contact">${words.report}</a></footer>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${escaped(bot.name)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/widget/window.css">
<script src="/widget/window.js" defer></script>
</head>
<body${isEmbedded ? "" : ' class="page"'}>
<div id="chat"></div>
<noscript><div class="plainly"><h1>${escaped(bot.name)}</h1><p>${words.needsScripts}</p>${reach}</div></noscript>
<script type="application/json" id="given">${asData({ bot, language, isEmbedded })}</script>
${foot}
</body>
</html>
`;
}

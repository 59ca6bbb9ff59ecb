/**
 * The look of button and panel, in a shadow root. `!important` in here wins over every rule of the host's page, also
 * over its own `!important`. {place} is `left` or `right`, {from} how far the button stands from the corner.
 */
const css = `
:host{all:initial!important;position:fixed!important;z-index:2147483000!important;inset-block-end:0!important;{place}:0!important;display:block!important;direction:ltr!important;color-scheme:{scheme}!important}
:host([data-hidden]){visibility:hidden!important}
*{box-sizing:border-box}
.button{all:unset;box-sizing:border-box;position:fixed;{place}:calc({from}px + env(safe-area-inset-{place}));bottom:calc(20px + env(safe-area-inset-bottom));width:56px;height:56px;border-radius:50%;background:{colour};color:{ink};cursor:pointer;display:grid;place-items:center;border:1px solid transparent;box-shadow:0 1px 2px #0003,0 6px 20px #0003;-webkit-tap-highlight-color:transparent}
.button:focus-visible{outline:2px solid {ink};outline-offset:-5px;box-shadow:0 0 0 3px {colour},0 0 0 5px Canvas}
.button svg{grid-area:1/1;width:26px;height:26px;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round;transition:opacity .15s}
.button .cross,.button[aria-expanded=true] .talk{opacity:0}
.button[aria-expanded=true] .cross{opacity:1}
.badge{position:absolute;top:-3px;{other}:-3px;min-width:20px;height:20px;padding:0 5px;border-radius:10px;background:#b3261e;color:#fff;font:600 12px/20px system-ui,sans-serif;text-align:center;box-shadow:0 0 0 2px Canvas}
.badge[hidden],.panel[hidden]{display:none}
.panel{position:fixed;{place}:calc(20px + env(safe-area-inset-{place}));bottom:calc(88px + env(safe-area-inset-bottom));width:min(400px,calc(100vw - 40px));height:min(var(--height,520px),calc(100vh - 112px));border-radius:14px;overflow:hidden;background:light-dark(#fcfaf6,#151a26);border:1px solid light-dark(#ddd8cf,#343a48);box-shadow:0 12px 40px #0003;transition:height .2s ease-out;animation:in .18s ease-out}
iframe{all:unset;display:block;width:100%;height:100%;color-scheme:{scheme}}
@keyframes in{from{opacity:0}}
@media (max-width:520px),(max-height:440px){.panel{inset:0;width:auto;height:100vh;height:100dvh;border:0;border-radius:0}.button[aria-expanded=true]{display:none}}
@media (prefers-reduced-motion:reduce){.panel,.button svg{transition:none;animation:none}}
@media (forced-colors:active){.button,.panel{border-color:CanvasText}}
@media print{:host{display:none!important}}
`;

export type Look = {
  place: "left" | "right";
  /** Pixels between the button and the corner's side. */
  from: number;
  colour: string;
  ink: string;
  theme: "auto" | "light" | "dark";
};

/** The style sheet of one launcher. */
export const launcherCss = ({ place, from, colour, ink, theme }: Look): string => {
  const values: Record<string, string> = {
    place,
    other: place === "left" ? "right" : "left",
    from: String(from),
    colour,
    ink,
    scheme: theme === "auto" ? "light dark" : theme,
  };
  return css.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
};

/** On phones the panel covers the page: it must not scroll below. The same figures as above. */
export const phone = "(max-width:520px),(max-height:440px)";

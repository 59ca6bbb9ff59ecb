import type { HLJSApi, Language } from "highlight.js";

/** Words of the language itself (TradingView's Pine Script, versions 5 and 6), types and qualifiers among them. */
const words =
  "and or not if else for to by in while switch break continue var varip export import method type enum as " +
  "const simple input series int float bool string color line label box table linefill polyline hline plot " +
  "array matrix map";

/** Values that a bar or a chart brings along. */
const values =
  "open high low close volume hl2 hlc3 hlcc4 ohlc4 bid ask time time_close timenow bar_index last_bar_index " +
  "last_bar_time year month weekofyear dayofmonth dayofweek hour minute second";

const functions =
  "indicator strategy library plot plotshape plotchar plotarrow plotbar plotcandle hline fill bgcolor barcolor " +
  "alert alertcondition input na nz fixnan timestamp max_bars_back runtime";

/** What stands before a dot: everything behind it belongs to the language, too. */
const namespaces =
  "ta math str strategy input request color shape location size plot hline alert barmerge barstate syminfo " +
  "timeframe session ticker array matrix map line label box table linefill polyline chart position text extend " +
  "xloc yloc scale format display order currency adjustment earnings dividends splits dayofweek font log runtime";

const oneOf = (list: string) => list.replaceAll(" ", "|");

/**
 * A grammar of Pine Script for highlight.js, which has none. `highlight(code)` marks `//@version=6` as meta, words
 * as keyword, what the language brings along as built_in, functions where they are made as title.
 */
export function pine(hljs: HLJSApi): Language {
  return {
    name: "Pine Script",
    aliases: ["pinescript"],
    keywords: {
      keyword: words.split(" ").filter((word) => !functions.split(" ").includes(word)),
      literal: ["true", "false", "na"],
      built_in: [...values.split(" "), ...functions.split(" ").filter((name) => name !== "na")],
    },
    contains: [
      { scope: "meta", match: /^\s*\/\/\s*@[a-z]+\b.*$/m },
      hljs.C_LINE_COMMENT_MODE,
      hljs.QUOTE_STRING_MODE,
      hljs.APOS_STRING_MODE,
      { scope: "number", match: /#[\da-fA-F]{6}(?:[\da-fA-F]{2})?\b/ },
      { scope: "number", match: /(?<![\w.])(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\b/ },
      { scope: "title", match: /\b[A-Za-z_]\w*(?=\([^()\n]*\)\s*=>)/ },
      {
        scope: "built_in",
        match: new RegExp(`(?<![\\w.])(?:${oneOf(namespaces)})(?:\\.[A-Za-z_]\\w*)+`),
      },
      // A field or a method of a value: no word of the language, whatever it is called.
      { match: /\.[A-Za-z_]\w*/ },
      { scope: "operator", match: /:=|=>|[-+*/%=!<>]=|[-+*/%=<>?:]/ },
    ],
  };
}

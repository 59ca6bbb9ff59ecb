import type { BotView } from "../../src/domain/chatbots/contract.ts";
import type { Language } from "../launcher/words.ts";
import { wordsFor } from "../words.ts";
import { callsOf } from "./calls.ts";
import { hostOf } from "./host.ts";
import { keepFor } from "./keep.ts";
import { startTalk, type TalkActions } from "./talk.ts";
import { unreadIn } from "./unread.ts";
import { drawWindow } from "./window.ts";
import "./window.css";

/** What the page says about itself (src/http/bot-document.ts). */
type Given = { bot: BotView; language: Language; isEmbedded: boolean };

const given = JSON.parse(document.querySelector("#given")?.textContent ?? "null") as Given | null;
if (given) begin(given);

function begin({ bot, language, isEmbedded }: Given): void {
  const words = wordsFor(language, bot.name);
  const keeper = keepFor(bot.address);
  const host = hostOf(isEmbedded, {
    onShown: () => {
      unread.shown();
      void actions.begin();
      view.focus();
    },
    onHidden: () => unread.hidden(),
  });
  const unread = unreadIn((count) => host.tell({ type: "ariaworks:unread", count }));
  const view = drawWindow({
    bot,
    words,
    isFramed: host.isFramed,
    actions: () => actions,
    onClose: () => host.tell({ type: "ariaworks:close" }),
    onHeight: (height) => host.tell({ type: "ariaworks:height", height }),
  });
  const actions: TalkActions = startTalk({
    bot,
    calls: callsOf(bot.address, keeper),
    keeper,
    words,
    page: () => host.page(),
    onChange: (talk) => {
      view.show(talk);
      unread.follow(talk.messages);
    },
  });
  if (host.isFramed) host.tell({ type: "ariaworks:ready" });
  else void actions.begin();
}

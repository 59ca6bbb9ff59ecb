import { smallTalkAboutHer } from "./small-talk-about-her.ts";
import { smallTalkChat } from "./small-talk-chat.ts";
import { smallTalkMoods } from "./small-talk-moods.ts";
import { smallTalkPartings } from "./small-talk-partings.ts";
import { smallTalkReplies } from "./small-talk-replies.ts";
import { smallTalkTeasing } from "./small-talk-teasing.ts";
import { smallTalkVisitors } from "./small-talk-visitors.ts";
import { smallTalk, type SmallTalk } from "./small-talk.ts";

/** All small talk, of Aria and of customers' bots. */
export const smallTalks: readonly SmallTalk[] = [
  smallTalk,
  smallTalkPartings,
  smallTalkReplies,
  smallTalkMoods,
  smallTalkChat,
  smallTalkVisitors,
  smallTalkAboutHer,
  smallTalkTeasing,
].flat();

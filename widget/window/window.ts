import type { BotView } from "../../src/domain/chatbots/contract.ts";
import { isPending } from "../../src/web/site/chat/chat-state.ts";
import { inkOn, safeColour } from "../colour.ts";
import type { Words } from "../words.ts";
import { composer } from "./composer.ts";
import { button, el, fill } from "./dom.ts";
import { drawHead } from "./head.ts";
import { leadForm } from "./lead-form.ts";
import { messagesView } from "./messages-view.ts";
import type { Talk, TalkActions } from "./talk.ts";

/** The bot's window: head, what was said, and the field. `show` draws it anew; what didn't change stays. */
export function drawWindow(options: {
  bot: BotView;
  words: Words;
  isFramed: boolean;
  actions: () => TalkActions;
  onClose: () => void;
  onHeight: (height: number) => void;
}) {
  const { bot, words, actions } = options;
  const root = document.documentElement;
  const colour = safeColour(bot.look.color);
  root.style.setProperty("--bot", colour);
  root.style.setProperty("--bot-ink", inkOn(colour));
  root.dataset["theme"] = bot.look.theme;

  let current: Talk | null = null;
  /** The visitor wants to leave their details, or not now. */
  let wish: "form" | "later" | null = null;
  let isEnding = false;
  const redraw = () => current && show(current);

  const head = drawHead({ ...options, onEnd: ask, onDetails: wantForm });
  const messages = messagesView({ words, actions, botName: bot.name });
  const list = el("ol", { class: "log__list" });
  const greeting = el(
    "div",
    { class: "greeting" },
    el("p", { dir: "auto" }, bot.greeting || words.hello),
  );
  const suggestions = bot.suggestions.length > 0 ? messages.chips(bot.suggestions) : null;
  const place = el("div", { class: "log__form" });
  const log = el(
    "div",
    { class: "log", role: "region", "aria-label": words.messages, tabindex: 0 },
    greeting,
    list,
    place,
  );
  const state = el("div", { class: "state", role: "status" });
  const field = composer({
    words,
    onSend: (text) => void actions().send(text),
    onStop: () => void actions().stop(),
  });
  const foot = el("div", { class: "foot" });
  const notice = el("p", { class: "notice" });
  /** Says whole answers to screen readers, not each word of them. */
  const spoken = el("div", { class: "unseen", "aria-live": "polite" });
  const main = el(
    "main",
    { class: "chat", tabindex: -1 },
    head.element,
    log,
    state,
    foot,
    notice,
    spoken,
  );
  document.querySelector("#chat")?.replaceChildren(main);

  function ask() {
    isEnding = true;
    redraw();
    foot.querySelector("button")?.focus();
  }
  function wantForm() {
    wish = "form";
    redraw();
    place.querySelector("input")?.focus();
  }

  let form: HTMLElement | null = null;
  const isOnlyLead = bot.hours?.isOpen === false && bot.hours.outside === "lead";
  /** Which form is wanted now: none, one that may be left, or one that comes first. */
  function wantedForm(talk: Talk): "none" | "offered" | "first" {
    if (talk.hasLeftDetails || talk.isEnded) return "none";
    if (isOnlyLead || bot.state === "paused")
      return bot.lead.when === "never" && !isOnlyLead ? "none" : "first";
    if (bot.lead.when === "before") return "first";
    if (wish) return wish === "form" ? "offered" : "none";
    return isOffered(talk) ? "offered" : "none";
  }
  /** Whether the last answer asks for contact details. */
  function isOffered(talk: Talk): boolean {
    const last = talk.messages.findLast(({ sender }) => sender === "ai");
    const asksForThem = last?.offers.some(({ type }) => type === "follow-up") ?? false;
    return asksForThem && bot.lead.when !== "never" && !isPending(talk) && !talk.unsent;
  }
  // Who put the form away can have it back where an answer speaks of it.
  const reopen = button(words.leaveDetails, wantForm, { class: "quiet" });
  const isPutAway = (talk: Talk) =>
    wish === "later" && !talk.hasLeftDetails && !talk.isEnded && isOffered(talk);
  function formFor(kind: "none" | "offered" | "first"): HTMLElement | null {
    if (kind === "none") return (form = null);
    const done = () => {
      wish = null;
      redraw();
      if (kind === "first") field.field.focus();
    };
    const later = () => {
      wish = "later";
      redraw();
      field.field.focus();
    };
    return (form ??= leadForm({
      bot,
      words,
      actions,
      title:
        kind === "first" && !isOnlyLead && bot.state === "live" ? words.leadFirst : words.leadTitle,
      onDone: done,
      ...(kind === "offered" && { onSkip: later }),
    }));
  }

  /** What has to be known now, the most important first. */
  function stateWords(talk: Talk): (Node | string | null)[] {
    if (!navigator.onLine) return [words.offline];
    if (talk.unsent)
      return [
        talk.problem,
        button(words.retry, () => void actions().sendAgain(), { class: "quiet" }),
      ];
    if (talk.isLost) return [words.lost];
    if (talk.failure) {
      const { replyTo } = talk.failure;
      const again = () => void actions().retry(replyTo);
      return [words.failed, button(words.retry, again, { class: "quiet" })];
    }
    if (talk.problem) return [talk.problem];
    if (bot.state === "paused") return [talk.hasLeftDetails ? words.leadThanks : words.paused];
    if (talk.hasAskedPerson && talk.handledBy !== "person") return [words.personAsked];
    if (bot.hours && !bot.hours.isOpen) return [bot.hours.text || words.closed];
    return talk.hasLeftDetails && talk.messages.length === 0 ? [words.leadThanks] : [];
  }
  function footOf(talk: Talk, isFirst: boolean): Node | null {
    if (isEnding) {
      const end = () => {
        isEnding = false;
        void actions().end();
      };
      const stay = () => {
        isEnding = false;
        redraw();
        field.field.focus();
      };
      return el(
        "div",
        { class: "ask", role: "group", "aria-label": words.endAsk },
        el("span", {}, words.endAsk),
        button(words.endYes, end, { class: "primary" }),
        button(words.endNo, stay, { class: "quiet" }),
      );
    }
    if (talk.isEnded) {
      const again = () => {
        actions().startOver();
        field.field.focus();
      };
      return el(
        "div",
        { class: "ask" },
        el("span", {}, words.ended),
        button(words.again, again, { class: "primary" }),
      );
    }
    return isFirst || bot.state === "paused" || isOnlyLead ? null : field.form;
  }

  let footKind = "";
  let lastSpoken = "";
  function show(talk: Talk): void {
    const before = current;
    current = talk;
    const kind = wantedForm(talk);
    // Somebody who reads further up isn't pulled away.
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
    messages.draw(list, talk);
    const isNew = talk.messages.length === 0 && !talk.outgoing && !talk.unsent;
    fill(place, kind !== "first" && isNew && !talk.isEnded ? suggestions : null, formFor(kind));
    if (isPutAway(talk)) place.append(reopen);
    const isPerson = talk.handledBy === "person";
    head.show({ isPerson, hasEnded: talk.isEnded, hasLeftDetails: talk.hasLeftDetails, isNew });
    const said = stateWords(talk);
    const sign = said.map((one) => (typeof one === "string" ? one : "button")).join("|");
    if (state.dataset["said"] !== sign) {
      state.dataset["said"] = sign;
      fill(state, ...said);
    }
    state.hidden = said.length === 0;
    const nextFoot = isEnding
      ? "ending"
      : talk.isEnded
        ? "ended"
        : kind === "first"
          ? "first"
          : "field";
    if (nextFoot !== footKind) {
      footKind = nextFoot;
      fill(foot, footOf(talk, kind === "first"));
    }
    field.show({ isPending: isPending(talk), canStop: talk.writing !== null });
    fill(notice, isPerson ? words.noticePerson : words.notice);
    speak(talk);
    const hasMore =
      talk.messages.length !== before?.messages.length || talk.writing !== before?.writing;
    if (isAtEnd || talk.outgoing !== before?.outgoing)
      if (hasMore || talk.outgoing) log.scrollTop = log.scrollHeight;
    tellHeight();
  }
  function speak({ messages: all, isLoaded }: Talk) {
    const last = all.findLast(({ sender }) => sender !== "user");
    if (!last || last.id === lastSpoken) return;
    const isOld = lastSpoken === "" && !isLoaded;
    lastSpoken = last.id;
    if (!isOld) fill(spoken, last.text);
  }
  let told = 0;
  function tellHeight() {
    const height = Math.ceil(main.scrollHeight - log.clientHeight + log.scrollHeight);
    if (height > told && height <= 20_000) options.onHeight((told = height));
  }

  return {
    show,
    /** The field, where a screen has room for it and its keyboard; else the window, without a ring around it. */
    focus() {
      const isTouch = matchMedia("(pointer: coarse)").matches;
      (isTouch || !field.field.isConnected ? main : field.field).focus({ preventScroll: true });
      tellHeight();
    },
  };
}

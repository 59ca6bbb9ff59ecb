import type { MessageView } from "../../src/domain/conversations/contract.ts";
import type { Words } from "../words.ts";
import { button, el, fill } from "./dom.ts";
import { drawAnswer } from "./draw-answer.ts";
import { safeHref } from "./markdown.ts";
import type { Talk, TalkActions } from "./talk.ts";

type Options = { words: Words; actions: () => TalkActions; botName: string };

/** Draws what was said; a message is drawn once, and again only when something about it changed. */
export function messagesView({ words, actions, botName }: Options) {
  const drawn = new Map<string, { signature: string; element: HTMLElement }>();

  function sourcesOf({ sources }: MessageView) {
    if (sources.length === 0) return null;
    const items = sources.map(({ path, title }) => {
      const href = safeHref(path);
      return el(
        "li",
        {},
        href
          ? el("a", { href, target: "_blank", rel: "noopener noreferrer", dir: "auto" }, title)
          : el("span", { dir: "auto" }, title),
      );
    });
    return el("div", { class: "sources" }, el("span", {}, words.sources), el("ul", {}, ...items));
  }
  function ratingOf({ id }: MessageView, isHelpful: boolean | null) {
    const choice = (label: string, value: boolean) =>
      button(label, () => void actions().rate(id, value), {
        class: "quiet",
        "aria-pressed": String(isHelpful === value),
        "aria-label": `${words.helpful} ${label}`,
      });
    return el(
      "div",
      { class: "rating" },
      el("span", {}, isHelpful === null ? words.helpful : words.thanks),
      choice(words.yes, true),
      choice(words.no, false),
    );
  }
  function offersOf({ offers }: MessageView) {
    const asks = offers.filter((offer) => offer.type === "ask");
    return asks.length === 0 ? null : chips(asks.map(({ question }) => question));
  }
  const chips = (questions: readonly string[]) =>
    el(
      "ul",
      { class: "chips", "aria-label": words.suggestions },
      ...questions.map((question) =>
        el(
          "li",
          {},
          button(question, () => void actions().send(question), { dir: "auto" }),
        ),
      ),
    );

  function drawMessage(message: MessageView, isLast: boolean, rated: boolean | null): HTMLElement {
    const { sender, text, state } = message;
    if (sender === "note") return el("li", { class: "note", dir: "auto" }, text);
    if (sender === "user") return said("user", words.you, [plain(text)]);
    const who = sender === "person" ? words.team : botName;
    const body = sender === "ai" ? drawAnswer(text) : [plain(text)];
    return said(sender, who, [
      ...body,
      state === "stopped" || state === "cut"
        ? el("p", { class: "aside" }, state === "cut" ? words.cut : words.stopped)
        : null,
      sourcesOf(message),
      isLast ? offersOf(message) : null,
      sender === "ai" && state === "whole" && (isLast || rated !== null)
        ? ratingOf(message, rated)
        : null,
    ]);
  }
  const plain = (text: string) => el("p", { class: "plain", dir: "auto" }, text);
  const said = (by: string, who: string, children: (Node | null)[]) =>
    el(
      "li",
      { class: `said said--${by}` },
      el("span", { class: by === "person" ? "who" : "unseen" }, `${who}:`),
      el("div", { class: "said__words" }, ...children),
    );

  const writing = el("li", { class: "said said--ai said--writing" });
  let shown = "";
  function drawWriting(text: string): HTMLElement {
    if (text === "" || text !== shown || writing.childElementCount === 0) {
      const body =
        text === ""
          ? [el("span", { class: "thinking", role: "img", "aria-label": words.writing })]
          : drawAnswer(text);
      if (text !== shown || writing.childElementCount === 0)
        fill(writing, el("div", { class: "said__words" }, ...body));
      shown = text;
    }
    return writing;
  }

  return {
    chips,
    draw(list: HTMLElement, talk: Talk, ...more: (HTMLElement | null)[]): void {
      const lastAnswer = talk.messages.findLast(({ sender }) => sender !== "note");
      const isBusy = talk.writing !== null || talk.outgoing !== null;
      const items = talk.messages.map((message) => {
        const rated = talk.rated[message.id] ?? null;
        const isLast = message === lastAnswer && !isBusy && !talk.isEnded;
        const signature = [message.id, message.text, message.state, isLast, rated].join("\n");
        const before = drawn.get(message.id);
        if (before?.signature === signature) return before.element;
        const element = drawMessage(message, isLast, rated);
        drawn.set(message.id, { signature, element });
        return element;
      });
      const waiting = talk.outgoing ?? talk.unsent;
      const pending = waiting
        ? said(`user said--${talk.outgoing ? "sending" : "unsent"}`, words.you, [
            plain(waiting.text),
          ])
        : null;
      fill(list, ...items, pending, talk.writing ? drawWriting(talk.writing.text) : null, ...more);
    },
  };
}

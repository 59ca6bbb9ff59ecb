import type { ChatResult } from "./measure-chat.ts";
import type { RatioResult } from "./measure-conversations.ts";

/** A line of the table that `npm run bench` prints. */
export type Row = { what: string; value: string; target: string; isMet: boolean };
export const whole = (value: number) => Math.round(value).toLocaleString("en-US");

type Targets = Record<
  "ownP50Ms" | "ownP99Ms" | "firstWordRatio" | "streamsMb" | "opensRatio" | "listRatio",
  number
>;

/** What was measured of the chat, against its targets. */
export function talkRows(
  { chat, conversations }: { chat: ChatResult; conversations: RatioResult[] },
  targets: Targets,
): Row[] {
  const { own, streams } = chat;
  const [opens, ...lists] = conversations;
  const bad = Object.entries(streams.bad).map(([what, many]) => `${many} ${what}`);
  const ratio = streams.p99 / streams.idleMs;
  return [
    {
      what: "chat, 50 conversations at once: our own share before the first word",
      value: `p50 ${own.p50.toFixed(1)} ms, p99 ${own.p99.toFixed(1)} ms (${whole(own.answers)} answers)`,
      target: `p50 < ${targets.ownP50Ms} ms, p99 < ${targets.ownP99Ms} ms`,
      isMet: own.p50 < targets.ownP50Ms && own.p99 < targets.ownP99Ms,
    },
    {
      what: `chat, ${whole(streams.asked)} streams held by one process`,
      value: `${whole(streams.whole)} whole, ${whole(streams.maxOpen)} at once${bad.length > 0 ? `, ${bad.join(", ")}` : ""}`,
      target: "none dropped",
      isMet: streams.whole === streams.asked && bad.length === 0,
    },
    {
      what: "the same, first word against one conversation alone (p99)",
      value: `${ratio.toFixed(2)} (p50 ${whole(streams.p50)} ms, p99 ${whole(streams.p99)} ms, alone ${whole(streams.idleMs)} ms)`,
      target: `< ${targets.firstWordRatio}`,
      isMet: ratio < targets.firstWordRatio,
    },
    {
      what: "the same, memory at most, node (RSS)",
      value: streams.nodeMb ? `${whole(streams.nodeMb)} MB` : "not known here",
      target: `< ${targets.streamsMb} MB`,
      isMet: !streams.nodeMb || streams.nodeMb < targets.streamsMb,
    },
    ...(opens ? [ratioRow(opens, targets.opensRatio)] : []),
    ...lists.map((list) => ratioRow(list, targets.listRatio)),
  ];
}

const ratioRow = ({ what, ratio, manyMs, fewMs }: RatioResult, target: number): Row => ({
  what,
  value: `${ratio.toFixed(2)} (${manyMs.toFixed(1)} of ${fewMs.toFixed(1)} ms)`,
  target: `< ${target}`,
  isMet: ratio < target,
});

/**
 * Visitors who chat, each with a cookie of their own and from another address with each question (a network
 * has limits that no visitor would meet), in a process of its own; prints what they saw as JSON. Argument: a ChatLoad as JSON.
 */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type ChatLoad = {
  url: string;
  visitors: number;
  /** The visitors come one after the other, evenly over this time. */
  overMs: number;
  /** Each asks again and again until then, or once where that is 0. */
  untilMs: number;
  /** What they ask of the stand-in provider: so many words, one each so many milliseconds. */
  words: number;
  everyMs: number;
  /** Addresses of bots whose windows they use, in turns; absent: Aria. */
  bots?: readonly string[];
};
export type ChatLoadResult = {
  /** One for each answer: from sending to the first word, in milliseconds. */
  firstWordMs: number[];
  /** The same without the time that the provider held the word: our own share. */
  ownMs: number[];
  /** Answers that came whole. */
  whole: number;
  /** Those that didn't, by what came instead. */
  bad: Record<string, number>;
  /** How many streams were open at once at most. */
  maxOpen: number;
};

const load = JSON.parse(process.argv[2] ?? "null") as ChatLoad;
const { hostname, port } = new URL(load.url);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const result: ChatLoadResult = { firstWordMs: [], ownMs: [], whole: 0, bad: {}, maxOpen: 0 };
let open = 0;
let keys = 0;

const startedAt = performance.now();
await Promise.all(Array.from({ length: load.visitors }, (_, at) => visit(at)));
agent.destroy();
process.stdout.write(JSON.stringify(result));

async function visit(number: number): Promise<void> {
  await sleep((load.overMs * number) / load.visitors);
  const visitor = { cookie: "", token: "", bot: load.bots?.[number % load.bots.length] };
  do {
    const outcome = await ask(visitor).catch((error: Error) => error.message);
    if (outcome === "whole") result.whole += 1;
    else result.bad[outcome] = (result.bad[outcome] ?? 0) + 1;
  } while (performance.now() - startedAt < load.untilMs);
}

function ask(visitor: {
  cookie: string;
  token: string;
  bot?: string | undefined;
}): Promise<string> {
  const text = `What does a landing page cost? pace ${load.words} ${load.everyMs}`;
  const body = JSON.stringify({ text, key: `bench-${process.pid}-${++keys}` });
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        agent,
        method: "POST",
        path: visitor.bot ? `/v1/chatbots/${visitor.bot}/messages` : "/functions/chat/send",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "x-forwarded-for": `10.${keys >> 16}.${(keys >> 8) & 255}.${keys & 255}`,
          ...(visitor.cookie && { cookie: visitor.cookie }),
          ...(visitor.bot && { origin: load.url }),
          ...(visitor.token && { "x-visitor": visitor.token }),
        },
      },
      (response) => {
        const given = response.headers["set-cookie"]?.[0];
        visitor.token ||= String(response.headers["x-visitor"] ?? "");
        if (given) visitor.cookie = given.split(";")[0] ?? "";
        open += 1;
        result.maxOpen = Math.max(result.maxOpen, open);
        let [rest, isFirst, last] = ["", true, `status ${response.statusCode}`];
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          rest += part;
          const events = rest.split("\n\n");
          rest = events.pop() ?? "";
          for (const event of events) {
            const [, type = "", data = ""] =
              /^event: (\w+)\n(?:id: .*\n)?data: (.*)$/.exec(event) ?? [];
            if (type === "words" && isFirst) {
              isFirst = false;
              const tookMs = performance.now() - sentAt;
              const { text: word } = JSON.parse(data) as { text: string };
              result.firstWordMs.push(tookMs);
              result.ownMs.push(tookMs - Number.parseFloat(word));
            }
            if (type === "failed") last = "failed";
            if (type === "message" && data.includes('"sender":"ai"'))
              last = (JSON.parse(data) as { message: { state: string } }).message.state;
          }
        });
        response.on("error", reject);
        response.on("close", () => {
          open -= 1;
          resolve(last);
        });
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

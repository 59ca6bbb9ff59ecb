import { countedByNouns } from "#domain/nouns.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import type { Chatbot } from "#domain/projects/contract.ts";
import { publishProject, saveProject, startProject } from "#domain/projects/index.ts";
import { httpAppOn } from "./http-app.ts";
import { openShop } from "./shop.ts";
import { openStudio } from "./studio.ts";
import { talkOn } from "./talk.ts";
import { usageOn } from "./usage.ts";

type Talk = Parameters<typeof talkOn>[1];
let keys = 0;

/** A studio in which Ada publishes bots, and the whole of what runs them. */
export async function openBots(change: Talk = {}) {
  const studio = await openStudio();
  const { database } = studio;
  const studioDeps = studio.onPlan("enterprise");
  const t = talkOn(database, change);
  const shop = await openShop(database);
  const plan = { current: "professional" as "free" | "professional" };
  const usage = {
    planIdOf: async () => plan.current,
    counted: countedByNouns,
  } satisfies NounDeps["usage"];
  const deps = {
    ...usageOn(database, { held: countedByNouns.held }),
    ...t.deps,
    usage,
    files: shop.deps.files,
  } as unknown as NounDeps;
  const app = httpAppOn(database, shop, { deps });
  const ada = await studio.people.insert({ name: "Ada", emailVerified: true });
  const eve = await studio.people.insert({ name: "Eve", emailVerified: true });

  /** Saves a bot's settings in a draft. */
  async function save(projectId: string, config: Partial<Chatbot>) {
    const draft = await studio.draft(ada, projectId);
    const chatbot = { ...newChatbot, allowedSites: ["shop.example"], ...config };
    const input = { ...draft, name: chatbot.name, configuration: { chatbot } };
    return saveProject(ada, { projectId, input }, studioDeps);
  }
  return {
    studio,
    database,
    t,
    deps,
    app,
    ada,
    eve,
    plan,
    save,
    rows: async <Row>(query: string) => (await database.pool.query(query)).rows as Row[],
    /** A published bot of Ada's. */
    async publish(config: Partial<Chatbot> = {}) {
      const projectId = await startProject(ada, { serviceType: "chatbot" }, studioDeps);
      const { revision } = await save(projectId, config);
      const { address } = await publishProject(ada, { projectId, revision }, studioDeps);
      return { projectId, address };
    },
    async publishAgain(projectId: string, config: Partial<Chatbot>) {
      const { revision } = await save(projectId, config);
      await publishProject(ada, { projectId, revision }, studioDeps);
    },
    async close() {
      await t.deps.conversations.chats.stop();
      await database.close();
    },
    /** A window on a site that shows the bot. */
    window(address: string, { origin = "https://shop.example", from = "192.0.2.7" } = {}) {
      const state = { visitor: "" };
      const call = async (method: string, path: string, body?: unknown, more: HeadersInit = {}) => {
        const response = await app.request(
          `/v1/chatbots/${address}${path}`,
          {
            method,
            headers: {
              ...(origin && { origin }),
              "x-forwarded-for": from,
              ...(state.visitor && { "x-visitor": state.visitor }),
              ...(body !== undefined && { "content-type": "application/json" }),
              ...Object.fromEntries(new Headers(more)),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          },
          { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
        );
        state.visitor ||= response.headers.get("x-visitor") ?? "";
        return response;
      };
      return {
        state,
        call,
        json: async <T>(method: string, path: string, body?: unknown) =>
          (await (await call(method, path, body)).json()) as T,
        /** Says something, and gives the bot's whole answer. */
        async say(text: string, more: object = {}) {
          const response = await call("POST", "/messages", {
            text,
            key: `key-${process.pid}-bot-${++keys}`,
            ...more,
          });
          const events = eventsIn(await response.text());
          return { response, events, answer: events.at(-1)?.message };
        },
      };
    },
  };
}
export type Bots = Awaited<ReturnType<typeof openBots>>;

type Heard = {
  type: string;
  problem?: string;
  message?: {
    id: string;
    sender: string;
    text: string;
    state: string;
    sources: { path: string; title: string }[];
    offers: { type: string }[];
    isUnanswered?: boolean;
  };
};
export const eventsIn = (stream: string): Heard[] =>
  stream
    .split("\n\n")
    .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as Heard);

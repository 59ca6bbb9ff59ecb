import { nobody, type Person } from "./people.ts";

/** A visitor who talks to Aria over HTTP, as the chat does. */
export function chatter(url: string, person: Person = nobody(url)) {
  const post = async (path: string, body: object) => {
    const response = await person.ask(path, {
      method: "POST",
      headers: { origin: url, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await response.text(); // a reply streams: it is over when this is
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return text;
  };
  let count = 0;
  return {
    person,
    say: (text: string) =>
      post("/functions/chat/send", { text, key: `key-${Date.now()}-${++count}` }),
    end: () => post("/functions/chat/end", {}),
    startCall: () => post("/functions/consultation/start", {}),
    /** Says something in their demo call. */
    sayInCall: (text: string) =>
      post("/functions/consultation/talk/send", { text, key: `key-${Date.now()}-${++count}` }),
    /** Whether a call of theirs runs. */
    async isInCall() {
      const answer = await person.ask("/functions/consultation");
      return ((await answer.json()) as { session: object | null }).session !== null;
    },
    /** Messages as the visitor sees them. */
    async messages() {
      const answer = await person.ask("/functions/chat");
      const view = (await answer.json()) as {
        conversation: { id: string; messages: { sender: string; text: string }[] } | null;
      };
      return view.conversation?.messages ?? [];
    },
  };
}

/** Asks again until there is something, as what happens in the background takes its time. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 150; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("It did not come");
}

import { botWords, inNameOf } from "#content/bot-words.ts";
import type { DbOrTx } from "#db/open.ts";
import type { Desk } from "#domain/conversations/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { readChatbot } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { requireBotProject } from "./rights.ts";

/** The desk of a bot, for the members of its project: all may read, its owner and editors answer. @throws AppError not_found */
export async function deskOfBot(db: DbOrTx, actor: Actor, projectId: string): Promise<Desk> {
  const { project } = await requireBotProject(db, actor, projectId);
  const config = readChatbot(project);
  if (!config) throw new AppError("not_found");
  const words = botWords[config.languages[0] ?? "en"];
  return {
    id: projectId,
    requireReader: async (tx, who) => (await requireBotProject(tx, who, projectId)).userId,
    requireAnswerer: async (tx, who) =>
      (await requireBotProject(tx, who, projectId, "editor")).userId,
    isReadingAudited: false,
    words: { personCame: words.personCame, personWent: inNameOf(words.personWent, config.name) },
  };
}

import { listFiles, openFile, type OpenFile } from "#domain/files/index.ts";
import { AppError } from "#errors";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";

/** A published bot's picture: a file of its own project that browsers may show. @throws AppError not_found */
export async function openPicture(bot: Bot, deps: ChatbotDeps): Promise<OpenFile> {
  const id = bot.config.look.pictureFileId;
  const own = id === null ? [] : await listFiles(deps.db, { kind: "project", id: bot.projectId });
  if (id === null || !own.some((file) => file.id === id)) throw new AppError("not_found");
  const file = await openFile(id, deps);
  if (!file.isInline || !file.contentType.startsWith("image/")) throw new AppError("not_found");
  return file;
}

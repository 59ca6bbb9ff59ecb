import type { OpenFile } from "#domain/files/index.ts";
import { openPicture as openProjectPicture } from "#domain/projects/index.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";

/** A published bot's picture. @throws AppError not_found */
export const openPicture = ({ projectId, config }: Bot, deps: ChatbotDeps): Promise<OpenFile> =>
  openProjectPicture({ projectId, fileId: config.look.pictureFileId }, deps);

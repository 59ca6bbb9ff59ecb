import type { DbOrTx } from "#db/open.ts";
import type { Chatbot } from "#domain/projects/index.ts";
import {
  findDeployment,
  findDeploymentOf,
  type RunningDeployment,
} from "#domain/projects/index.ts";
import { AppError } from "#errors";

/** A bot that was published. */
export type Bot = {
  /** Of the settings that are used; another one where they changed. */
  settingsId: string;
  projectId: string;
  ownerId: string;
  address: string;
  state: "live" | "paused";
  config: Chatbot;
};

export const toBot = (deployment: RunningDeployment): Bot | null =>
  "chatbot" in deployment.configuration
    ? {
        settingsId: deployment.id,
        projectId: deployment.projectId,
        ownerId: deployment.ownerId,
        address: deployment.address,
        state: deployment.state,
        config: deployment.configuration.chatbot,
      }
    : null;

/** The bot at an address, or of a project by its id: live or paused. @throws AppError not_found */
export async function findBot(db: DbOrTx, addressOrProject: string): Promise<Bot> {
  const found = addressOrProject.startsWith("proj_")
    ? await findDeploymentOf(db, addressOrProject)
    : await findDeployment(db, addressOrProject);
  const bot = found && toBot(found);
  if (!bot) throw new AppError("not_found");
  return bot;
}

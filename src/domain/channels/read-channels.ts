import { requireBotProject } from "#domain/chatbots/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { type Chatbot, findDeploymentOf, readChatbot } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { ChannelLogLine, ChannelsView, ChannelView } from "./contract.ts";
import type { ChannelDeps } from "./deps.ts";
import { mailboxOf, smsAccountOf } from "./owned-account.ts";
import { findMailbox, type MailboxRow } from "./queries-mailboxes.ts";
import { type MessageRow, selectLog } from "./queries.ts";
import { mailAddress, smsAddress } from "./webhook-address.ts";

const maxLog = 20;

/**
 * How the channels of a bot stand, what is missing, and what last came and went. Addresses that services call are shown
 * to its owner and editors only. @throws AppError signed_out, not_found
 */
export async function readChannels(
  actor: Actor,
  projectId: string,
  deps: ChannelDeps,
): Promise<ChannelsView> {
  const { project, role } = await requireBotProject(deps.db, actor, projectId);
  const config = readChatbot(project);
  if (!config) throw new AppError("not_found");
  const live = await findDeploymentOf(deps.db, projectId);
  const bot = { projectId, ownerId: project.ownerId, config };
  const used = live && "chatbot" in live.configuration ? live.configuration.chatbot : null;
  const mayChange = role !== "viewer";
  const mailbox = await findMailbox(deps.db, projectId);
  return {
    channels: [
      await mailView(bot, { used, mayChange, mailbox }, deps),
      await smsView(bot, { used, mayChange }, deps),
    ],
    log: (await selectLog(deps.db, projectId, maxLog)).map(toLine),
  };
}

type Draft = { projectId: string; ownerId: string; config: Chatbot };
type Seen = { used: Chatbot | null; mayChange: boolean };

async function mailView(
  bot: Draft,
  { used, mayChange, mailbox }: Seen & { mailbox: MailboxRow | null },
  deps: ChannelDeps,
): Promise<ChannelView> {
  const isChosen = bot.config.channels.includes("email");
  const { mailboxConnectionId: id } = bot.config.integrations;
  const opened = await mailboxOf(bot, deps).catch(() => null);
  const isLive =
    used?.channels.includes("email") === true && used.integrations.mailboxConnectionId === id;
  const isMissing = id !== null && !opened;
  return {
    channel: "email",
    isChosen,
    state: !isChosen ? "off" : isMissing ? "missing" : isLive ? "ready" : "unpublished",
    address: opened?.fields.address ?? "",
    webhook: mayChange ? await mailAddress(bot.projectId, deps) : null,
    checkedAt: mailbox?.checkedAt?.toISOString() ?? null,
    problem: isMissing ? "The mailbox isn’t connected any more." : (mailbox?.problem ?? ""),
  };
}

async function smsView(
  bot: Draft,
  { used, mayChange }: Seen,
  deps: ChannelDeps,
): Promise<ChannelView> {
  const isChosen = bot.config.channels.includes("sms");
  const { smsConnectionId: id } = bot.config.integrations;
  const opened = await smsAccountOf(bot, deps).catch(() => null);
  const isLive =
    used?.channels.includes("sms") === true && used.integrations.smsConnectionId === id;
  return {
    channel: "sms",
    isChosen,
    state: !isChosen ? "off" : !opened ? "missing" : isLive ? "ready" : "unpublished",
    address: opened?.fields.from ?? "",
    webhook: mayChange ? smsAddress(bot.projectId, deps) : null,
    checkedAt: null,
    problem: id !== null && !opened ? "The SMS account isn’t connected any more." : "",
  };
}

const toLine = ({
  id,
  channel,
  direction,
  state,
  note,
  createdAt,
  text,
}: MessageRow): ChannelLogLine => ({
  id,
  channel,
  direction,
  state,
  note,
  canResend: state === "unknown" && text !== "",
  at: createdAt.toISOString(),
});

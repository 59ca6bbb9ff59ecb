import type { Hono } from "hono";
import type { NounDeps } from "#domain/nouns.ts";
import { botPage } from "./downloads/bot-page.ts";
import { fileDownloads } from "./downloads/files.ts";
import { madeFiles } from "./downloads/made-files.ts";
import { publicMedia } from "./downloads/media.ts";
import { oembed } from "./downloads/oembed.ts";
import type { HttpEnv, RouteLimits } from "./env.ts";
import { automationRoutes } from "./functions/automations.ts";
import { bookingFunctions } from "./functions/bookings.ts";
import { botDeskRoutes } from "./functions/bot-desk.ts";
import { botEventRoutes } from "./functions/bot-events.ts";
import { botRoutes } from "./functions/bots.ts";
import { channelRoutes } from "./functions/channels.ts";
import { chatRoutes } from "./functions/chat.ts";
import { consultationRoutes } from "./functions/consultation.ts";
import { conversationEvents } from "./functions/conversation-events.ts";
import { enquiryFunctions } from "./functions/enquiries.ts";
import { fileFunctions } from "./functions/files.ts";
import { formFunctions } from "./functions/forms.ts";
import { orderFunctions } from "./functions/orders.ts";
import { projectQuoteFunctions } from "./functions/project-quotes.ts";
import { projectRoutes } from "./functions/projects.ts";
import { quoteFunctions } from "./functions/quotes.ts";
import { requestFunctions } from "./functions/requests.ts";
import { videoRoutes } from "./functions/videos.ts";
import { chatbotRoutes } from "./v1/chatbots.ts";
import { serviceRoutes } from "./v1/services.ts";
import { automationWebhook } from "./webhooks/automations.ts";
import { channelWebhooks } from "./webhooks/channels.ts";
import { stripeWebhook } from "./webhooks/stripe.ts";
import { tavusWebhook } from "./webhooks/tavus.ts";
import { videoWebhook } from "./webhooks/videos.ts";

// Every noun's endpoints. A new one is added here; app.ts mounts what stands in these lists.

type Routes = (deps: NounDeps, limits: RouteLimits) => Hono<HttpEnv>;

/** What our own pages ask for, below /functions. */
export const functionRoutes: Readonly<Record<string, Routes>> = {
  ...bookingFunctions,
  ...enquiryFunctions,
  ...fileFunctions,
  ...formFunctions,
  ...orderFunctions,
  ...projectQuoteFunctions,
  ...quoteFunctions,
  ...requestFunctions,
  "/automations": (deps) => automationRoutes(deps),
  "/bots": (deps) =>
    botRoutes(deps).route("/", botDeskRoutes(deps)).route("/", botEventRoutes(deps)),
  "/channels": (deps) => channelRoutes(deps),
  "/chat": chatRoutes,
  "/consultation": consultationRoutes,
  "/conversations": (deps) => conversationEvents(deps),
  "/projects": projectRoutes,
  "/videos": (deps) => videoRoutes(deps),
};

/** Files by links that we made, published videos, and the pages of published bots, each below an address of its own. */
export const downloadRoutes: Readonly<Record<string, Routes>> = {
  "/b": botPage,
  "/files": (deps) => fileDownloads(deps).route("/made", madeFiles(deps)),
  "/media": publicMedia,
  "/oembed": oembed,
};

/** What providers tell us, below /webhooks. */
export const webhookRoutes: Readonly<Record<string, Routes>> = {
  "/automations": automationWebhook,
  "/channels": channelWebhooks,
  "/stripe": stripeWebhook,
  "/tavus": tavusWebhook,
  "/videos": videoWebhook,
};

/** The public API, below /v1. */
export const v1Routes = [serviceRoutes];

/** What others' pages ask for too, each below an address of its own in /v1. */
export const sharedRoutes: Readonly<Record<string, Routes>> = { "/chatbots": chatbotRoutes };

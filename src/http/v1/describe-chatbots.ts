import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { BotApiMessage, BotLeadForm } from "#domain/chatbots/contract.ts";
import type { HttpEnv } from "../env.ts";

// Made anew, because a schema that was made before zod was extended has no `openapi`.
const Message = z.object(BotApiMessage.shape).openapi("ChatbotMessage");
const Lead = z.object(BotLeadForm.shape).openapi("ChatbotLead");
const Reply = z
  .object({
    conversation_id: z.string(),
    reply: z.string(),
    sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
    state: z.enum(["answered", "unanswered", "person"]),
  })
  .openapi("ChatbotReply");
const id = z.string().max(100).describe("The bot's address, or its project's ID.");
const params = z.object({ id });
const refusals = {
  401: { description: "The key is missing, revoked, or another bot's" },
  403: { description: "The bot isn't allowed on this site" },
  404: { description: "No such bot is published" },
  429: { description: "Too many requests; retry-after says when to try again" },
};

const calls = [
  createRoute({
    method: "post",
    path: "/{id}/messages",
    summary: "Send a person's message to a chatbot, and get its whole answer",
    security: [{ botKey: [] }],
    request: { params, body: { content: { "application/json": { schema: Message } } } },
    responses: {
      200: {
        description: "The answer",
        content: { "application/json": { schema: Reply } },
      },
      ...refusals,
      422: { description: "Something in the message is missing or not right" },
    },
  }),
  createRoute({
    method: "get",
    path: "/{id}",
    summary: "A published chatbot: its name, greeting, look and what visitors can do",
    security: [{ botKey: [] }],
    request: { params },
    responses: { 200: { description: "The chatbot" }, ...refusals },
  }),
  createRoute({
    method: "post",
    path: "/{id}/leads",
    summary: "Leave contact details with a chatbot",
    security: [{ botKey: [] }],
    request: { params, body: { content: { "application/json": { schema: Lead } } } },
    responses: { 201: { description: "Stored" }, ...refusals },
  }),
];

/** What programs call, in the API's own description. */
export function describeChatbots(registry: OpenAPIHono<HttpEnv>["openAPIRegistry"]): void {
  registry.registerComponent("securitySchemes", "botKey", { type: "http", scheme: "bearer" });
  for (const call of calls) registry.registerPath(call);
}

import { rateLimitsPerHour } from "./promises.ts";

export type ApiField = {
  /** With a dot where it stands inside another: `voice_settings.speed`. */
  name: string;
  type: string;
  text: string;
};

/** An address of the public API. */
export type ApiEndpoint = {
  method: "GET" | "POST";
  /** Below the base path. */
  path: string;
  text: string;
  /** What is sent, field by field. */
  fields: readonly ApiField[];
};

/** Spec studio.md §7: "base path version v1". */
export const apiBasePath = "/v1";

/** The five documented endpoints with their payload shapes (spec studio.md §3.5 and §7). They are not open yet. */
export const announcedEndpoints = {
  createVideoAgent: {
    method: "POST",
    path: "/video-agents",
    text: "Creates a video agent: who speaks, how, and in which colours.",
    fields: [
      { name: "name", type: "text", text: "What you call it." },
      { name: "script", type: "text", text: "What it says, unless a video brings its own script." },
      { name: "avatar_id", type: "text", text: "The avatar that speaks." },
      { name: "voice_settings.voice_id", type: "text", text: "The voice." },
      { name: "voice_settings.speed", type: "number", text: "How fast it speaks." },
      { name: "voice_settings.pitch", type: "number", text: "How high it speaks." },
      {
        name: "branding.background_color",
        type: "colour",
        text: "The colour behind the avatar, as #rrggbb.",
      },
      { name: "branding.logo_url", type: "address", text: "Your logo, on an https address." },
    ],
  },
  generateVideo: {
    method: "POST",
    path: "/video-agents/{id}/generate",
    text: "Requests a video from that agent.",
    fields: [
      { name: "script", type: "text", text: "What the agent says in this video." },
      { name: "format", type: "text", text: "The file format, such as mp4." },
      { name: "quality", type: "text", text: "The picture quality." },
      {
        name: "duration_limit",
        type: "number",
        text: "The maximum length, in seconds.",
      },
    ],
  },
  createChatbot: {
    method: "POST",
    path: "/chatbots",
    text: "Creates a chatbot with its knowledge and integrations.",
    fields: [
      { name: "name", type: "text", text: "How it introduces itself." },
      { name: "personality", type: "text", text: "One of the personalities of the chatbot guide." },
      {
        name: "knowledge_base[].topic",
        type: "text",
        text: "What this piece of knowledge is about.",
      },
      {
        name: "knowledge_base[].content",
        type: "text",
        text: "The knowledge itself, in plain language.",
      },
      { name: "integrations.crm", type: "text", text: "The CRM that new contacts go to." },
      { name: "integrations.channels", type: "list of text", text: "Where it can be reached." },
    ],
  },
  sendMessage: {
    method: "POST",
    path: "/chatbots/{id}/messages",
    text: "Sends a person’s message to a chatbot. The body is JSON, with the JSON content type.",
    fields: [
      { name: "message", type: "text", text: "What the person wrote." },
      {
        name: "user_id",
        type: "text",
        text: "Your own ID for that person; not a name or an address.",
      },
      {
        name: "context.session_id",
        type: "text",
        text: "Keeps the messages of a conversation together.",
      },
      { name: "context.previous_messages", type: "list of text", text: "What was said before." },
    ],
  },
  createWorkflow: {
    method: "POST",
    path: "/workflows",
    text: "Creates a workflow: its trigger, and its steps in order.",
    fields: [
      { name: "name", type: "text", text: "What you call it." },
      { name: "trigger.type", type: "text", text: "What starts it, such as webhook." },
      { name: "trigger.url", type: "address", text: "The trigger’s address." },
      { name: "steps[].type", type: "text", text: "What kind of step it is." },
      {
        name: "steps[].template",
        type: "text",
        text: "For a step that sends something: the name of the text.",
      },
      { name: "steps[].action", type: "text", text: "For a step that does something: the action." },
      { name: "steps[].delay", type: "number", text: "How long to wait before it." },
    ],
  },
} as const satisfies Record<string, ApiEndpoint>;

/** Endpoints that are open today, without a key. */
export const openEndpoints = {
  listServices: {
    method: "GET",
    path: "/services",
    text: "All services on offer, in the catalogue’s order.",
    fields: [{ name: "category", type: "in the query", text: "Only services in this category." }],
  },
  findService: {
    method: "GET",
    path: "/services/{id}",
    text: "One service with its scopes and prices.",
    fields: [{ name: "id", type: "in the path", text: "The ID from the list." }],
  },
  describe: {
    method: "GET",
    path: "/openapi.json",
    text: "An OpenAPI description of the endpoints that are open today, for code generators.",
    fields: [],
  },
} as const satisfies Record<string, ApiEndpoint>;

export const apiEndpoints: Readonly<
  Record<keyof typeof announcedEndpoints | keyof typeof openEndpoints, ApiEndpoint>
> = { ...announcedEndpoints, ...openEndpoints };

/** Spec studio.md §8, documented API codes. */
export const apiStatuses = [
  { status: 200, text: "Success. The body is the result." },
  { status: 401, text: "Invalid API key: it is missing, mistyped or revoked." },
  { status: 429, text: "Rate limited: try again after the number of seconds in Retry-After." },
] as const;

/** Those with which a call is refused. */
export const apiRefusals = apiStatuses.slice(1);

/** What each limit counts, for each account; the figures are promises. */
export const apiLimits = [
  {
    name: "Video generation",
    counts: "each video requested",
    perHour: rateLimitsPerHour.videoGeneration,
  },
  {
    name: "Chatbot messages",
    counts: "each message to a chatbot",
    perHour: rateLimitsPerHour.chatbotMessages,
  },
  {
    name: "Workflow triggers",
    counts: "each workflow start",
    perHour: rateLimitsPerHour.workflowTriggers,
  },
] as const;

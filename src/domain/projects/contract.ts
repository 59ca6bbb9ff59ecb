import { z } from "zod";
import { maxTokens, temperature } from "#content/chatbot-options.ts";
import {
  avatarStyles,
  backgrounds,
  videoDurationSeconds,
  videoLanguages,
  voices,
} from "#content/video-options.ts";

/** What can be designed (spec studio.md §3.1). */
export const serviceTypes = [
  "ai-video-agent",
  "chatbot",
  "automation",
  "web-app",
  "trading-tool",
  "form-interface",
] as const;
export type ServiceType = (typeof serviceTypes)[number];

const words = (max: number) => z.string().trim().min(1).max(max);
const list = (max: number) => z.array(words(200)).max(max);
const Colour = z.string().regex(/^#[0-9a-f]{6}$/, "A colour is written as #3b82f6.");
/** At most one decimal; a slider computes 0.7000000000000001 and means 0.7. */
const inTenths = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** Spec studio.md §2.5, §3.1 and §5. */
export const VideoAgent = z.object({
  avatarStyle: z.enum(avatarStyles),
  voiceType: z.enum(voices),
  language: z.enum(videoLanguages),
  script: words(5000),
  /** Seconds. */
  duration: z.int().min(videoDurationSeconds.min).max(videoDurationSeconds.max),
  background: z.enum(backgrounds),
  branding: z.object({ colors: z.object({ primary: Colour, secondary: Colour }) }),
  /** Ids at the video provider; empty: its defaults. */
  provider: z.object({ replicaId: z.string().max(100), personaId: z.string().max(100) }),
});

/** Spec studio.md §2.6, §3.1, §5 and §9. */
export const Chatbot = z.object({
  name: words(100),
  personality: z.enum(["professional", "friendly", "technical", "sales"]),
  /** Topics. */
  knowledgeBase: list(50),
  channels: z.array(z.enum(["web", "sms", "email"])).min(1),
  integrations: z.object({
    crm: z.enum(["hubspot", "salesforce", "pipedrive"]).optional(),
    database: z.enum(["supabase", "firebase", "mongodb"]).optional(),
  }),
  ai: z.object({
    /** `default` is the provider's own. */
    model: z.enum(["default", "gpt-4", "claude-3"]),
    temperature: z.number().min(temperature.min).max(temperature.max).refine(inTenths),
    maxTokens: z.int().min(maxTokens.min).max(maxTokens.max),
  }),
});

const Named = z.object({ name: words(200) });

/** Spec studio.md §2.7, §3.1 and §9. */
export const Automation = z.object({
  triggers: z.array(z.object({ id: words(100), type: words(50), configuration: Named })).min(1),
  workflows: z
    .array(
      z.object({
        id: words(100),
        type: words(50),
        configuration: Named,
        /** Ids of the steps that follow; more than one where the way parts. */
        nextSteps: z.array(words(100)),
      }),
    )
    .min(1),
  integrations: z.array(z.enum(["zapier", "make", "hubspot", "salesforce", "slack", "email"])),
});

/** Spec studio.md §3.1: no designer is specified for these three. */
export const WebApp = z.object({
  framework: words(100),
  features: list(20).min(1),
  database: words(100),
  authentication: words(200),
  /** Empty where nothing is paid in the app. */
  paymentGateway: z.string().max(100),
});
export const TradingTool = z.object({
  platform: words(100),
  indicators: list(10).min(1),
  strategies: list(10),
  backtesting: z.boolean(),
  alerts: list(10),
});
export const FormInterface = z.object({
  fields: z
    .array(
      z.object({
        name: words(100),
        type: z.enum(["text", "long-text", "email", "phone", "number", "date", "choice", "file"]),
        required: z.boolean(),
        options: list(20).optional(),
      }),
    )
    .min(1)
    .max(50),
  /** Rules in words: when what is asked, shown or sent. */
  logic: list(20),
  styling: z.object({
    theme: z.enum(["light", "dark", "system"]),
    colors: z.object({ primary: Colour, secondary: Colour }),
    layout: z.enum(["one-page", "steps"]),
  }),
  integrations: list(10),
});

const about = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: words(100),
  description: words(500),
  popular: z.boolean(),
};
const template = <Type extends ServiceType, Shape extends z.ZodRawShape>(
  type: Type,
  group: Shape,
) => z.object({ ...about, serviceType: z.literal(type), configuration: z.object(group) });

/** A template (spec studio.md §3.2): its configuration holds the group of its type (§3.1). */
export const ServiceTemplate = z.discriminatedUnion("serviceType", [
  template("ai-video-agent", { videoAgent: VideoAgent }),
  template("chatbot", { chatbot: Chatbot }),
  template("automation", { automation: Automation }),
  template("web-app", { webApp: WebApp }),
  template("trading-tool", { tradingTool: TradingTool }),
  template("form-interface", { formInterface: FormInterface }),
]);
export type ServiceTemplate = z.infer<typeof ServiceTemplate>;
/** The templates of one type. */
export type TemplateOf<Type extends ServiceType> = Extract<ServiceTemplate, { serviceType: Type }>;

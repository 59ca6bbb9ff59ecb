import type { TemplateOf } from "#domain/projects/contract.ts";

/** The video provider's own defaults, until somebody enters theirs. */
const provider = { replicaId: "", personaId: "" };

/** The script is one scene, until somebody divides it. */
const oneScene: Pick<
  TemplateOf<"ai-video-agent">["configuration"]["videoAgent"],
  "usesScenes" | "scenes" | "logoFileId" | "captions"
> = { usesScenes: false, scenes: [], logoFileId: null, captions: "marked" };

export const videoAgentTemplates: readonly TemplateOf<"ai-video-agent">[] = [
  {
    id: "home-page-welcome",
    name: "Welcome on your home page",
    description:
      "In one minute, a presenter says who you work for, what you take off their hands, and what to click next.",
    serviceType: "ai-video-agent",
    popular: true,
    schemaVersion: 2,
    configuration: {
      videoAgent: {
        avatarStyle: "professional",
        voiceType: "female",
        language: "english",
        script: [
          "Good to have you here. If you run a small office, you know the pile: mails to answer, dates to confirm, forms to chase.",
          "We take that pile off your desk. You tell us what comes in and what should happen with it. We build it, test it on your own examples, and hand it over with a page that says what each part does.",
          "You keep the last word: anything that needs a person still goes to one of your team.",
          "Start with the one thing that costs you the most time. Press the button below, describe it in a sentence, and you will know the price by tomorrow.",
        ].join("\n\n"),
        duration: 60,
        background: "office",
        branding: { colors: { primary: "#c2410c", secondary: "#1f2937" } },
        ...oneScene,
        provider,
      },
    },
  },
  {
    id: "product-in-steps",
    name: "One product, step by step",
    description:
      "Shows how to get started with a product in three steps, for the page after the purchase and the first email.",
    serviceType: "ai-video-agent",
    popular: false,
    schemaVersion: 2,
    configuration: {
      videoAgent: {
        avatarStyle: "casual",
        voiceType: "neutral",
        language: "english",
        script: [
          "Your box has arrived, so let’s get it running. It takes about as long as a cup of tea.",
          "First, find a spot near a socket, but not right next to the oven. Plug it in and wait until the ring turns green.",
          "Second, open the app and press Add. Hold your phone near the ring. When both show the same four digits, press Yes.",
          "Third, give it a name. If you have more than one, name it after the room: that is how you will find it later.",
          "That’s all. If the ring turns amber instead of green, unplug it, count to ten, and start again. If that doesn’t help, write to us from the app. We can see which step you’re on, so you don’t have to explain everything from the start.",
        ].join("\n\n"),
        duration: 90,
        background: "studio",
        branding: { colors: { primary: "#0f766e", secondary: "#334155" } },
        ...oneScene,
        provider,
      },
    },
  },
];

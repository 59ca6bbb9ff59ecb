import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { fixedPrice, supportIncluded } from "./shared-texts.ts";

export const aiVideo: ServiceSeed = {
  id: "ai-video-1min",
  title: "One-Minute AI Video Agent",
  description:
    "An on-screen presenter who delivers your message in one minute: script, voice, avatar, captions and the finished file, ready for your site.",
  priceRange: { min: 250, max: 750 },
  credits: 25,
  category: "ai-automation",
  featured: true,
  deliveryTime: "2-5 days",
  features: [
    "Script written with you, up to 60 seconds",
    "Professional or casual avatar in your colours",
    "Voice in English, Spanish, French or German",
    "3 rounds of revision included",
    "Captions as a separate file and in the picture",
    "Full HD file in landscape or portrait",
    "Embed code for your own page",
    "Visible label that the video is made with AI",
  ],
  benefits: [
    "Visitors who don't read still hear what you offer",
    "You can change a sentence later without going back to a studio",
    "The presenter speaks your customers' language, one of four",
    "Nobody on your team has to stand in front of a camera",
  ],
  technicalSpecs: [
    { name: "Length", value: "Up to 60 seconds per video, about 120 to 150 words" },
    { name: "Picture", value: "1080p, 30 frames per second, 16:9 or 9:16" },
    { name: "Files", value: "MP4 (H.264, AAC), captions as SRT and VTT" },
    { name: "Languages", value: "English, Spanish, French, German" },
    { name: "Backgrounds", value: "Office, studio, or your own picture" },
    {
      name: "Labelling",
      value: "Marked as AI-made in the picture; the avatar is not a real person",
    },
    { name: "Yours to provide", value: "Logo, colours and the facts the script must contain" },
  ],
  paymentModels: [
    {
      type: "credit",
      name: "Credits per video",
      description: "Each video counts as 25 credits, with 3 revisions included.",
      price: "25 credits / video",
      details: [
        "25 credits per video, which is the $250 you pay for one",
        "3 revisions of each video are included",
        "Each further revision counts as 5 credits and is agreed with you first",
      ],
    },
    fixedPrice,
  ],
  scopes: [
    {
      slug: "one-video",
      name: "One video, one language",
      description: "One finished video of up to a minute, from the first draft of the script.",
      price: 250,
      credits: 25,
      deliveryDays: 3,
      includes: [
        "One video of up to 60 seconds",
        "Script, one voice and one avatar",
        "Captions in the same language",
        "3 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "two-languages",
      name: "One script, two languages",
      description: "The same message spoken in two languages, each with its own captions.",
      price: 450,
      credits: 50,
      deliveryDays: 4,
      includes: [
        "Two videos of up to 60 seconds, one per language",
        "Translation of the script, sent to you for approval",
        "Captions in both languages",
        "3 revisions of each video",
        supportIncluded,
      ],
    },
    {
      slug: "three-videos",
      name: "Three videos, one presenter",
      description: "A short series: three topics, one presenter, one look.",
      price: 750,
      credits: 75,
      deliveryDays: 5,
      includes: [
        "Three videos of up to 60 seconds",
        "Three scripts, planned as a series",
        "Landscape and portrait file of each",
        "3 revisions of each video",
        supportIncluded,
      ],
    },
  ],
};

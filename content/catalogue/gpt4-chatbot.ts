import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { retention } from "../promises.ts";
import { supportIncluded } from "./shared-texts.ts";

export const chatbot: ServiceSeed = {
  id: "gpt4-chatbot",
  title: "GPT-4 Chatbot",
  description:
    "A chatbot that answers from your own pages and documents, shows where each answer comes from, and passes to a person when it doesn’t know.",
  priceRange: { min: 400, max: 1500 },
  credits: 40,
  category: "ai-automation",
  popular: true,
  deliveryTime: "3-7 days",
  features: [
    "Answers from your pages, documents and FAQ",
    "Hands over to a person, with the conversation",
    "Shows where each answer comes from",
    "One line of code puts it on your site",
    "Tone and wording agreed with you",
    "Tells people at the start that it is an AI",
    "Tested on your own questions before go-live",
    "A list of the questions it couldn’t answer",
  ],
  benefits: [
    "Customers get an answer at night and on Sundays",
    "Your team stops typing the same reply every day",
    "Handovers include the conversation, so nobody has to ask twice",
    "You see what people really ask, in their own words",
    "Questions outside your content go to a person; we test this before go-live",
  ],
  technicalSpecs: [
    { name: "Model", value: "GPT-4 by default, or another model you prefer" },
    { name: "Knowledge", value: "Web pages, PDF, Word and text files" },
    { name: "Channels", value: "Website; email and SMS in the largest option" },
    { name: "Lead form", value: "Name, email and request, in the $700 option and the largest" },
    { name: "CRM", value: "HubSpot, Salesforce or Pipedrive in the largest option" },
    {
      name: "Conversations",
      value: `Kept ${retention.chatbotConversationMonths} months unless you set another period`,
    },
    {
      name: "Running costs",
      value: "Model usage and SMS are billed to you by their providers, at their rates",
    },
    {
      name: "Limits",
      value: "A language model can be wrong; answers name their source so you can check",
    },
  ],
  paymentModels: [
    {
      type: "fixed",
      name: "Build and hand over",
      description: "One price for a finished chatbot that runs in your own account.",
      price: "$400 once",
      details: [
        "Charged when you order, and nothing monthly from us",
        "You look after the content yourself once the support has ended",
      ],
    },
    {
      type: "subscription",
      name: "Setup with monthly retainer",
      description: "We set the chatbot up, then keep it accurate month by month.",
      price: "$700 setup + $200 / month",
      details: [
        "Today you are charged the setup, $700, and nothing else",
        "The retainer of $200 a month starts at go-live, and only after you have confirmed it to us",
        "Until you confirm it, nothing monthly is charged; then we bill it by email, outside this site",
        "It covers content kept up to date, unanswered questions reviewed, and one hour of changes",
      ],
    },
  ],
  scopes: [
    {
      slug: "one-site",
      name: "One site, one topic",
      description: "A chatbot for one subject, such as opening hours, delivery and returns.",
      price: 400,
      credits: 40,
      deliveryDays: 4,
      capacities: {
        holds: { documents: 25, channels: 1, revisions: 2 },
        systems: ["Website", "Email"],
        features: [],
      },
      includes: [
        "Up to 25 pages or documents as its knowledge",
        "Website channel, in your colours",
        "Handover by email when it doesn’t know",
        "Tested on your own questions before go-live",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "setup-with-care",
      name: "Whole site, with monthly care",
      description:
        "The $700 setup for all of your site’s topics. Monthly care at $200 starts at go-live, once you have confirmed it.",
      price: 700,
      credits: 70,
      deliveryDays: 6,
      capacities: {
        holds: { documents: 150, channels: 1, revisions: 3 },
        systems: ["Website", "Email"],
        features: ["lead form", "monthly care"],
      },
      includes: [
        "Up to 150 pages or documents as its knowledge",
        "Lead form with name, email and request, sent to your inbox",
        "Go-live on your site, tested on 30 of your questions",
        "Monthly care offered at $200, not charged today",
        "3 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "three-channels",
      name: "Web, email and SMS, with CRM",
      description: "One chatbot on three channels that writes each lead into your CRM.",
      price: 1500,
      credits: 150,
      deliveryDays: 7,
      capacities: {
        holds: { documents: 300, channels: 3, revisions: 3 },
        systems: ["Website", "Email", "SMS", "HubSpot", "Salesforce", "Pipedrive"],
        features: ["lead form", "training"],
      },
      includes: [
        "Up to 300 pages or documents as its knowledge",
        "Website, email and SMS channels, tested on 30 of your questions",
        "Lead form, written to HubSpot, Salesforce or Pipedrive",
        "One hour of training for your team",
        "3 revisions",
        supportIncluded,
      ],
    },
  ],
};

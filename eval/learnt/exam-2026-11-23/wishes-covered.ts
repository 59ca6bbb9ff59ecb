import type { ScopeId } from "../../judge/patterns.ts";
import { covered, type Wish } from "../../judge/wish.ts";
import { firm } from "./firm-wish.ts";

/** Covered wishes about pages, sites, bots, automations, short videos and design. */
export const coveredWishes: readonly Wish[] = [
  firm(
    {
      id: "wish-ten-cities",
      wish: "ten landing pages, one per city. We send text and pictures for each, one form on each to our inbox.",
    },
    Array.from({ length: 10 }, (): ScopeId => "landing-page.essential"),
    covered("ten landing pages"),
  ),
  firm(
    {
      id: "wish-landing-hubspot",
      wish: "landing page incl. you write the text, requests should land in HubSpot",
      budget: "$600",
    },
    ["landing-page.complete"],
    covered("HubSpot", "$600"),
  ),
  firm(
    {
      id: "wish-landing-compare",
      wish: "One landing page in two versions so we can compare them for our campaign",
      timeline: "has to be up within two weeks",
    },
    ["landing-page.two-versions"],
    covered("two versions", "two weeks"),
  ),
  firm(
    {
      id: "wish-site-francais",
      wish: "Un site de 5 pages en français avec un formulaire de contact, nous avons déjà les textes",
    },
    ["full-website.five-pages"],
    covered("5 pages"),
  ),
  firm(
    {
      id: "wish-bot-and-video",
      wish: "A chatbot on our website that answers from our 20 help pages, and a one-minute video in English for the same homepage.",
    },
    ["gpt4-chatbot.one-site", "ai-video-1min.one-video"],
    covered("20 help pages", "English"),
  ),
  firm(
    {
      id: "wish-eleven-pages",
      wish: "We need a website with 11 pages in German and English (we translate it ourselves), news and a booking form",
      budget: "3,000 USD",
    },
    ["full-website.twelve-pages"],
    covered("11 pages", "German", "3,000"),
  ),
  firm(
    {
      id: "wish-design-and-hour",
      wish: "UI design for two screens in Figma, and one hour of consulting before that",
    },
    ["ui-ux-design.two-pages", "tech-consulting.one-hour"],
    covered("two screens", "one hour"),
  ),
  firm(
    {
      id: "wish-bot-120-pages",
      wish: "A chatbot that knows our roughly 120 pages and collects name and email from people who are interested",
    },
    ["gpt4-chatbot.setup-with-care"],
    covered("120 pages"),
  ),
  firm(
    {
      id: "wish-bot-three-channels",
      wish: "chat bot on web, email and sms, leads go into salesforce, 250 documents",
    },
    ["gpt4-chatbot.three-channels"],
    covered("salesforce", "250 documents", "sms"),
  ),
  firm(
    {
      id: "wish-flow-four-steps",
      wish: "automation in our Make account: web form filled in -> contact in HubSpot -> message in Slack. 4 steps, one flow.",
    },
    ["workflow-automation.one-flow"],
    covered("4 steps", "HubSpot", "Slack"),
  ),
  firm(
    {
      id: "wish-three-flows",
      wish: "three automations for our sales team, 6 steps each, one of them with AI to sort the incoming mail",
    },
    ["workflow-automation.three-flows"],
    covered("three automations", "6 steps"),
  ),
  firm(
    {
      id: "wish-five-flows",
      wish: "5 workflows across departments, approvals by Slack",
      timeline: "under 2 weeks",
    },
    ["workflow-automation.five-flows"],
    covered("5 workflows", "Slack", "2 weeks"),
  ),
  firm(
    { id: "wish-video-espanol", wish: "Un vídeo de un minuto en español, con subtítulos" },
    ["ai-video-1min.one-video"],
    covered("español"),
  ),
  firm(
    {
      id: "wish-video-two-languages",
      wish: "The same 60 second video once in English and once in German, captions in both",
    },
    ["ai-video-1min.two-languages"],
    covered("60 second", "German"),
  ),
  firm(
    {
      id: "wish-video-series",
      wish: "3 one-minute videos with one presenter, a series for our onboarding",
      budget: "800 dollars",
    },
    ["ai-video-1min.three-videos"],
    covered("3 one-minute videos", "800"),
  ),
];

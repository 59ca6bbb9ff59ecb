import { covered, type Wish } from "../../judge/wish.ts";
import { firm } from "./firm-wish.ts";

/** Covered wishes about pages, sites, bots, videos and automations. */
export const coveredWishes: readonly Wish[] = [
  firm(
    {
      id: "want-two-retreat-pages",
      wish: "Two landing pages, one for the spring retreat and one for the autumn one. Text and photos come from us, a form on each that mails us.",
    },
    [["landing-page.essential", "landing-page.essential"]],
    covered("Two landing pages"),
  ),
  firm(
    {
      id: "want-implants-pipedrive",
      wish: "landing page for dental implants, please write the text too. requests should go to our pipedrive",
      budget: "$700",
    },
    [["landing-page.complete"]],
    covered("pipedrive", "$700"),
  ),
  firm(
    {
      id: "want-two-headlines",
      wish: "A landing page for our solar offer in two versions so that we see which headline brings more requests. You write both.",
    },
    [["landing-page.two-versions"]],
    covered("two versions"),
  ),
  firm(
    {
      id: "want-law-firm-site",
      wish: "website for a small law firm: five pages in one language and a contact form that reaches our inbox",
    },
    [["full-website.five-pages"]],
    covered("five pages", "one language"),
  ),
  firm(
    {
      id: "want-eight-and-blog",
      wish: "8 page website with a blog for a dog trainer",
      budget: "2,000 USD",
      timeline: "within two months",
    },
    [["full-website.eight-pages"]],
    covered("8 page", "2,000 USD"),
  ),
  firm(
    {
      id: "want-pension-zweisprachig",
      wish: "Website für unsere Pension mit 12 Seiten, deutsch und englisch, Übersetzung liefern wir, dazu ein Buchungsformular",
    },
    [["full-website.twelve-pages"]],
    covered("12 Seiten"),
  ),
  firm(
    {
      id: "want-manuals-bot",
      wish: "A chatbot for our website that answers from 20 PDF manuals for coffee machines.",
    },
    [["gpt4-chatbot.one-site"]],
    covered("20 PDF manuals"),
  ),
  firm(
    {
      id: "want-bot-120-pages",
      wish: "chatbot over the 120 pages of our site, with a form in it that takes name and email of interested people and mails them to us",
    },
    [["gpt4-chatbot.setup-with-care"]],
    covered("120 pages"),
  ),
  firm(
    {
      id: "want-bot-three-channels",
      wish: "Bot on website, email and SMS, leads should be written to HubSpot. Around 200 help pages to learn from.",
    },
    [["gpt4-chatbot.three-channels"]],
    covered("SMS", "HubSpot", "200 help pages"),
  ),
  firm(
    {
      id: "want-video-45",
      wish: "vídeo de 45 segundos en español con un presentador para la web de mi clínica dental",
    },
    [["ai-video-1min.one-video"]],
    covered("45 segundos"),
  ),
  firm(
    {
      id: "want-video-en-de",
      wish: "one minute video with a presenter, same script once in English and once in German",
    },
    [["ai-video-1min.two-languages"]],
    covered("one minute"),
  ),
  firm(
    {
      id: "want-three-tips",
      wish: "Three videos of up to a minute each, same presenter, for our garden centre: pruning, watering, composting",
      budget: "800 dollars",
    },
    [
      ["ai-video-1min.three-videos"],
      ["ai-video-1min.one-video", "ai-video-1min.one-video", "ai-video-1min.one-video"],
    ],
    covered("Three videos", "800 dollars"),
  ),
  firm(
    {
      id: "want-slack-flow",
      wish: "one automation: when our web form is filled in, add a row to a spreadsheet and tell the team in Slack",
    },
    [["workflow-automation.one-flow"]],
    covered("Slack"),
  ),
  firm(
    {
      id: "want-five-flows",
      wish: "Five flows across sales and purchasing, up to 10 steps each, with approval by email where the boss has to decide",
    },
    [["workflow-automation.five-flows"]],
    covered("Five flows", "10 steps"),
  ),
];

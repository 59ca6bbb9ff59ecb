import { days, either, hours, number, price, time, timeOf, total } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, service } from "./facts.ts";

const followUp = asked("follow-up");

/** What English-speaking visitors ask after something else was said. */
export const followUpsInEnglish: readonly Question[] = [
  followUp({
    id: "birch-fu-vet-supplies-bigger",
    before: [
      "Hello, I run a small veterinary supply shop with my brother-in-law. About forty product pages and everybody still phones about delivery times. What would the smallest chatbot cost us?",
    ],
    question:
      "Right, that's a number my brother-in-law would swallow. And the next one up from that? He always wants to see the bigger one before he says no. What does it come to and what do we get more?",
    inWords:
      "The next chatbot costs $700 and covers the whole site: up to 150 pages, a lead form, monthly care offered at $200.",
    must: [
      price("gpt4-chatbot.setup-with-care"),
      either(
        /(?<!\d)150(?!\d)/u,
        /lead form/u,
        /whole site|all (?:of )?(?:your )?(?:site[’']s )?topics/u,
        number(200),
      ),
    ],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "birch-fu-ski-school-languages",
    before: [
      "My daughter says our ski school needs a little one-minute film on the homepage with one of those AI presenters, is that something you do?",
      "we get most of our guests from Lyon and from Munich, by the way",
    ],
    question:
      "so could the presenter talk to those two lots in their own language or is he English only? last year's instructor film was in English and half of them just smiled politely",
    inWords: "Yes: the presenter can speak French and German, besides English and Spanish.",
    must: [/French/iu, /German/iu],
    pages: [service("ai-video-1min"), "/tutorials/video-agents"],
  }),
  followUp({
    id: "birch-fu-joiner-one-page-after-all",
    before: [
      "I wanted to ask about a full website for my joinery, five pages or so",
      "hm okay, so that's the 1200 one if I read it right",
    ],
    question:
      "Actually, scrap that. My wife just pointed out we only need the one page, for the staircase offer in spring, and she'd write the words herself, she's good at that. What would it be then and when could it be up?",
    inWords: "A landing page in its essential option: $350, within 3 days.",
    must: [price("landing-page.essential"), timeOf("landing-page.essential")],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "birch-fu-accountants-sixty-clients",
    before: [
      "We're an accountancy with around 60 clients and we'd like a portal where they can drop off their papers",
      "is there anyone I could ring about this, by the way? I'm old-fashioned like that",
    ],
    question:
      "Thank you, I may well do that on Monday. Just so that I can tell my partner something before then: with our number of clients, what would we be paying?",
    inWords: "For 60 clients it is the portal for up to 100 clients, at $1,500.",
    must: [price("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "birch-fu-yoga-budget-writing",
    before: [
      "I've got somewhere around 500 dollars left in this year's marketing pot and it has to be gone before Christmas or they cut it. I was thinking of a landing page for our yoga retreat",
      "we have lovely photos but I'm hopeless at writing, truly",
    ],
    question:
      "so does what I have left cover the one where somebody writes it for me, or am I going to be short?",
    inWords: "It is enough: the landing page with the text written by us costs $500.",
    must: [price("landing-page.complete"), /text|writ|cop(?:y|ies)|complete/iu],
    mustNot: [/(?:you are|you[’']re|would be|falls?) short|isn[’']t enough|not enough/iu],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "birch-fu-dog-hotel-sum",
    before: [
      "how much is the smart form with several steps that also goes into the CRM, we take bookings for a dog hotel",
      "and the automation, the one with just a single flow?",
    ],
    question:
      "ok my head for figures is terrible today (three beagles arrived at once), so if I took both of those together what does it come to in total",
    inWords: "Together $650: $350 for the form and $300 for the flow.",
    must: [number(total("smart-form.several-steps", "workflow-automation.one-flow"))],
    pages: [service("smart-form"), service("workflow-automation")],
  }),
  followUp({
    id: "birch-fu-orphaned-site-tied-in",
    before: [
      "We had our website done by a chap who has since moved to Portugal and doesn't answer. Could you look after it for us?",
      "just the one site, nothing fancy, wordpress I think",
    ],
    question:
      "And am I tied in, then? The last lot had us on a two year contract and getting out of it was worse than my divorce, which is why I ask.",
    inWords:
      "No: one buys a month at a time, nothing renews by itself and there is nothing to cancel.",
    must: [
      either(
        /(?:no|not|nothing|never|doesn[’']t|don[’']t|won[’']t|isn[’']t)[^.]{0,40}(?:renew|cancel|contract|tied|bound|commit)/u,
        /one month at a time|a month at a time|month by month|one payment buys one month|order again/u,
      ),
    ],
    pages: [service("ongoing-maintenance")],
  }),
  followUp({
    id: "birch-fu-indicator-vanishing-arrow",
    before: [
      "Do you build those TradingView indicators? I have a rule with a moving average and volume that I've been drawing by hand for three years",
      "and I'd get the code itself, not just the use of it?",
    ],
    question:
      "One more worry, because the last one I bought off the internet did this to me: lovely green arrow, I buy, an hour later the arrow has never existed. Would yours do that too?",
    inWords: "No: signals are confirmed when the bar closes and don't change after that.",
    must: [
      /bars?[’']?s? clos|clos\p{L}* (?:of (?:the|each|a) )?(?:bar|candle)|repaint|(?:don[’']t|doesn[’']t|not|never) (?:change|move|vanish|disappear)/iu,
    ],
    pages: [service("pine-script-indicator")],
  }),
  followUp({
    id: "birch-fu-county-bookmarks",
    before: ["What's the price of an eight page website with news, for a local history museum?"],
    question:
      "My old site has been up since 2009 and half the county has bookmarked something on it, mostly the railway photos. Are all those old addresses taken care of in that price or will people hit a dead end?",
    inWords: "Up to 100 old addresses are redirected in the eight-page option.",
    must: [number(100), /redirect|forward|lead|reach/iu],
    pages: [service("full-website")],
  }),
  followUp({
    id: "birch-fu-housing-board-weeks",
    before: [
      "we're a housing association, we'd like tenants to log in and see their repair jobs and the messages about them. which portal is that",
      "right, around 90 households",
    ],
    question:
      "Understood. Our board meets in about five weeks and the chairman will want to see it running, not on a slide. Realistically, how long do you need once you've had everything from us?",
    inWords: "The portal with jobs and messages takes up to 21 days (three weeks).",
    must: [timeOf("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "birch-fu-consulting-lisbon-partner",
    before: [
      "I need a bit of advice really, an hour with somebody who knows their stuff about AI tools. What's that cost?",
    ],
    question:
      "That's fair. My business partner commutes from Lisbon and about one time in four she misses the plane. Could we shift it if she can't make it, or is the money gone?",
    inWords: "The call can be moved free of charge up to 24 hours before.",
    must: [hours(24), /resched|mov(?:e|ing)|shift|postpon|free|chang/iu],
    pages: [service("tech-consulting")],
  }),
  followUp({
    id: "birch-fu-sms-bot-running-costs",
    before: [
      "how much is your chatbot that also does sms and email",
      "and that's 1500 once, not every month?",
    ],
    question:
      "Good. But who pays for the actual text messages and for the AI doing its thinking? Is that in there, or does somebody send us a bill for it afterwards? Our finance lady hates surprises, she once cried over a toll.",
    inWords:
      "Model usage and SMS aren't in the price: their providers bill them to you, at their rates.",
    must: [
      /provider|Twilio|OpenAI|their rates|billed (?:to you )?(?:separately|directly)|(?:not|isn[’']t|aren[’']t) (?:included|in (?:the|that) price)/iu,
    ],
    mustNot: [/(?:SMS|model|usage)[^.]{0,30}\b(?:is|are) included/iu],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "birch-fu-caterer-approvals-where",
    before: [
      "what would five automations cost us, with people having to approve things",
      "We're a hospital caterer, about 70 people, and menus need three signatures, don't ask",
    ],
    question:
      "okay, and those approvals, where do our people actually click? half the kitchen refuses to learn one more program, I've had the discussion about the dishwasher app already",
    inWords: "They approve by email or in Slack; no new program.",
    must: [/e-?mail/iu, /slack/iu],
    pages: [service("workflow-automation")],
  }),
  followUp({
    id: "birch-fu-two-sites-and-bot",
    before: [
      "tell me about the maintenance for one month, the two hour one",
      "oh wait, we've actually got two websites and a bot, forgot to say",
    ],
    question:
      "so which of them do we need then, and what's that going to set us back? changes are maybe four hours in a busy month",
    inWords: "The one with five hours for up to three systems, at $450 for a month.",
    must: [price("ongoing-maintenance.one-month-five-hours")],
    pages: [service("ongoing-maintenance")],
  }),
  followUp({
    id: "birch-fu-kitchens-boss-dislikes",
    before: [
      "We're looking at the AI lead generation page, the one offer one, for our kitchen showroom",
      "and that's done in five days, nice",
    ],
    question:
      "Now suppose it all goes live and my boss simply doesn't like it, no particular reason, he's like that with curtains too. Do we see our money again?",
    inWords: "Yes: the full price is refunded within 30 days of delivery, no reason needed.",
    must: [
      days(30),
      /refund|money[- ]back|money again|get (?:it|your money|everything|what you paid) back|back to (?:the|your) card/iu,
    ],
    pages: ["/legal/refunds", "/legal/terms"],
  }),
  followUp({
    id: "birch-fu-implants-revisions",
    before: [
      "Hi, we're looking at the video sales letter for our dental implants course, three minutes is plenty",
      "oh sorry, before I forget, which time zone are you in?",
      "fine, that works for us in Ohio",
    ],
    question:
      "so back to what I was on about before. How many goes do I get at it if the first version isn't what we had in our heads?",
    inWords: "Two revisions are included in the three-minute video sales letter.",
    must: [either(time(2, "revisions?|rounds?|times?|goes|changes?"), /twice/u)],
    pages: [service("vsl-ai-host")],
  }),
  followUp({
    id: "birch-fu-dashboard-four-people",
    before: ["what do you charge for a market dashboard, roughly, we're a small family office"],
    question:
      "And say it's me plus three colleagues, each with our own list of things we keep an eye on, about 30 symbols, coming from two data feeds because we never trusted the one. Is that still the cheap one or which?",
    inWords:
      "No, that is the one with two sources, up to 50 symbols and sign-in for five people, at $3,500.",
    must: [price("market-dashboard.two-sources")],
    pages: [service("market-dashboard")],
  }),
];

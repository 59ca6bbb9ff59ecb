import type { Conversation } from "../../judge/conversation.ts";
import { either, literal, number } from "../../judge/patterns.ts";

/** People who talk much, of other persons, firms, numbers and dates that aren't theirs. Numbers 1 to 10. */
export const talksB1: readonly Conversation[] = [
  {
    id: "rowan-b-clients-budget",
    turns: [
      "Hello! So I run a small design practice, just me and two freelancers, and one of my clients, a hotel group called Marlowe Stays, keeps asking me for a chat assistant. Their budget is 20,000 but that covers the whole rebrand, photography and everything.",
      "What I can actually set aside for the assistant itself is 1,800 dollars, the rest is spoken for.",
      "My name's Ingrid Solheim, the practice is called Fjord & Field. Could you write to me at ingrid@fjordfield.example? Please don't write to the client, they don't know who I'm asking.",
    ],
    record: {
      name: "Ingrid Solheim",
      company: "Fjord & Field",
      email: "ingrid@fjordfield.example",
      need: /assistant/iu,
      budget: number(1800),
      without: either(/Marlowe/u, number(20000)),
      followUp: true,
    },
  },
  {
    id: "rowan-b-former-supplier",
    turns: [
      "We've had a dreadful time with our last web people, Pixelbarn they were called, run by a man named Trevor Oakes. Paid them 4,200 pounds last year and the thing fell over every other week. Their number, which nobody ever answers, was 0117 496 0333, I know it by heart by now.",
      "Anyway, I'd like somebody to tell me what a proper website with around twelve pages would cost us. We're Harcourt Garden Centre, just outside Bath.",
      "You'd best ring me, 01225 496 012, I'm Philippa. Thursday mornings are quiet here.",
    ],
    record: {
      name: "Philippa",
      company: "Harcourt Garden Centre",
      phone: "01225 496 012",
      need: /website/iu,
      dates: /Thursday/iu,
      without: either(/Pixelbarn/u, /Oakes/u, literal("0117 496 0333"), number(4200)),
      followUp: true,
    },
  },
  {
    id: "rowan-b-sister-in-law-told-her",
    turns: [
      "My sister-in-law Caroline had a page made by you for her pottery classes and she's over the moon with it, she said Daniel from your side was ever so patient with her.",
      "I'm thinking of doing something similar for my dog walking, though honestly it's only a thought at this stage. My husband Ken thinks it's a waste of money, he says so about everything.",
      "What would the smallest page cost, roughly?",
      "Right, thank you dear. I'll talk it over with Ken at the weekend and see.",
    ],
    record: { need: /page|dog walking/iu, followUp: false },
  },
  {
    id: "rowan-b-competitors-phone",
    turns: [
      "I was looking at how Brightwater Kennels do it, they have that little chat window, you can ring them on 01632 960 114 and they also answer within minutes online. We're up against them and losing bookings, I'd say ten a month.",
      "We are Oakridge Boarding Kennels. I'd want the same sort of window but better, and it has to be running before the summer holidays because that's when everyone goes away.",
      "Would you let me have a quote in writing? oakridge.office@kennelmail.example, for the attention of Maureen Platt.",
    ],
    record: {
      name: "Maureen Platt",
      company: "Oakridge Boarding Kennels",
      email: "oakridge.office@kennelmail.example",
      need: /chat|window/iu,
      dates: /summer/iu,
      without: either(/Brightwater/u, literal("01632 960 114")),
      followUp: true,
    },
  },
  {
    id: "rowan-b-on-behalf-of-director",
    turns: [
      "Good afternoon. I'm writing on behalf of our managing director, Dr. Stephen Achebe, who is travelling until the 12th and asked me to collect information before he's back.",
      "We are Achebe Diagnostics, a laboratory with around forty referring clinics. At the moment results go out by fax, if you can believe it, and Dr. Achebe would like a portal where the clinics sign in and fetch them.",
      "He mentioned he could release up to 6,000 this quarter. Last year's system cost us nine thousand and was never used.",
      "Kindly send everything to me, I'll put it on his desk: j.tan@achebe-diagnostics.example. Joyce Tan, executive assistant.",
    ],
    record: {
      name: "Joyce Tan",
      company: "Achebe Diagnostics",
      email: "j.tan@achebe-diagnostics.example",
      need: /portal/iu,
      budget: number(6000),
      followUp: true,
    },
  },
  {
    id: "rowan-b-long-story-no-business",
    turns: [
      "I must say I've been reading your site for an hour now, my nephew Felix works in computers, at Siemens in fact, and he told me that all of this is done by robots now.",
      "When I had my own travel agency, Sunbeam Tours, we did everything by telephone and I had three girls in the front office. Sold it in 2009 to a Mr. Halloran.",
      "Now tell me, is it really you typing or is it a machine?",
      "Well I never. That was very entertaining, thank you and goodnight.",
    ],
    record: { without: either(/Halloran/u, /Siemens/u, /Sunbeam/u), followUp: false },
  },
  {
    id: "rowan-b-quote-of-others-mail",
    turns: [
      'We got this from another agency and I wonder what you make of it: "Dear Ms. Duarte, our fee is 7,900 euros, payable by 30 June, please confirm to sales@webfactory.example. Kind regards, Lukas Stein, Webfactory".',
      "It's for a shop with about sixty products, we make candles. We could do half of that, so 4,000 euros, and not before September because of the trade fairs.",
      "I'd like a counter-offer from you, yes. My own address is beatriz@ceravera.example.",
    ],
    record: {
      email: "beatriz@ceravera.example",
      need: /shop|candles/iu,
      budget: number(4000),
      dates: /September/iu,
      without: either(/webfactory/iu, /Stein/u, /7,900/u, /June/u),
      followUp: true,
    },
  },
  {
    id: "rowan-b-complaint-told-at-length",
    turns: [
      "I hardly know where to begin. In January your colleague built us a booking assistant, and for a while it was lovely, my receptionist Sandra even gave it a name. Since Monday it has been telling our guests that we're closed.",
      "We are not closed! We've had a Mr. and Mrs. Whitcombe turn round and go to the Crown instead, and they've come to us every year since 2011.",
      "The order was ord_2HJ7VW if that helps. I paid 899 for it, mind you.",
      "Geoffrey Larkin, The Old Mill Inn, 01263 496 088. I expect somebody to look into it.",
    ],
    record: {
      name: "Geoffrey Larkin",
      company: "Old Mill Inn",
      phone: "01263 496 088",
      orderNumber: "ord_2HJ7VW",
      budget: /^$/u,
      without: either(/Whitcombe/u, /Sandra/u),
      followUp: true,
    },
  },
  {
    id: "rowan-b-brother-decides",
    turns: [
      "The family business is Castellani Marble, my grandfather started it in 1951, and these days my brother Paolo does the money and I do everything else.",
      "We've been paying a company in Turin 350 euros a month for a site that looks like it's from 1998. I want a new one with photographs, maybe eight or nine pages.",
      "Before anything happens Paolo has to agree, so please write to him with the price, his address is paolo@castellani.example, and put me in copy: sofia@castellani.example.",
      "Sofia, as you see.",
    ],
    record: {
      name: "Sofia",
      email: "sofia@castellani.example",
      company: "Castellani Marble",
      need: /photograph|pages|site/iu,
      without: number(350),
      followUp: true,
    },
  },
  {
    id: "rowan-b-retired-teacher-asks",
    turns: [
      "I taught chemistry for thirty-one years at St. Anselm's, and a former pupil of mine, Aisha Karim, who's at Deloitte now, said I should put my worksheets on the internet.",
      "She offered to lend me a thousand pounds for it, which is sweet of her, but I wouldn't dream of it.",
      "Do you suppose a person of my age could look after such a page on her own?",
      "Good to know. I shall sleep on it, there's no hurry whatsoever.",
    ],
    record: { without: either(/Karim/u, /Deloitte/u), followUp: false },
  },
];

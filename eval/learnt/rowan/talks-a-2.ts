import type { Conversation } from "../../judge/conversation.ts";
import { number } from "../../judge/patterns.ts";

/** Hurried people on a phone: small letters, slips, and facts in pieces. Numbers 11 to 20. */
export const talksA2: readonly Conversation[] = [
  {
    id: "rowan-a-login-locked-out",
    turns: [
      "cant log in",
      "tried 5 times says wrong code",
      "its urgent got a client at 2",
      "kofi@mensahlaw.example mensah law",
    ],
    record: { email: "kofi@mensahlaw.example", company: "Mensah Law", followUp: true },
  },
  {
    id: "rowan-a-not-that-address",
    turns: [
      "quote for a 10 page site pls to rosa@luna-yoga.example",
      "wait no not that one thats the old studio",
      "rosa.v@sunhall.example",
      "start of feb wld be gd",
    ],
    record: {
      email: "rosa.v@sunhall.example",
      need: /10 page|site/iu,
      dates: /feb/iu,
      without: /luna-yoga/u,
      followUp: true,
    },
  },
  {
    id: "rowan-a-call-wife",
    turns: [
      "can u call my wife she does the admin",
      "dee, 07700 900 655",
      "not before 10 she drops kids off",
      "its abt a crm hookup for the forms on our site",
      "im rich btw. rich abbott, abbott roofing",
    ],
    record: {
      name: "Rich Abbott",
      company: "Abbott Roofing",
      phone: "07700 900 655",
      need: /crm|forms/iu,
      dates: /(?:before|after) 10/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-a-never-mind-sorted",
    turns: [
      "can someone ring me 07700 900 122 invoice looks wrong",
      "oh wait",
      "my bad i read it wrong. all gd no need to call",
    ],
    record: { phone: "07700 900 122", followUp: false },
  },
  {
    id: "rowan-a-thumbs-only",
    turns: ["do u build apps", "for iphone", "ok so no. thanks anyway", "👍"],
    record: { need: /app|iphone/iu, followUp: false },
  },
  {
    id: "rowan-a-name-corrected",
    turns: [
      "this is anna from hart dental",
      "*hanna autocorrect",
      "want a bot that answers patients qs at night",
      "budget 1500ish, hanna@hartdental.example",
    ],
    record: {
      name: "Hanna",
      email: "hanna@hartdental.example",
      company: "Hart Dental",
      need: /bot|patients/iu,
      budget: /1500/u,
      followUp: true,
    },
  },
  {
    id: "rowan-a-video-deadline",
    turns: [
      "1 min video for product launch",
      "launch is 14 march so b4 that",
      "no more than 600",
      "whats next step?? leo.brandt@kitewave.example",
    ],
    record: {
      email: "leo.brandt@kitewave.example",
      need: /video/iu,
      budget: number(600),
      dates: /14 march/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-a-two-numbers",
    turns: [
      "call me re automation for our order emails",
      "0161 496 0755 thats the shop. better my mobile 07700 900 871",
      "sat or sun is fine 2",
      "bex",
    ],
    record: {
      name: "Bex",
      phone: "07700 900 871",
      need: /automation|order emails/iu,
      dates: /sat/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-a-no-spam",
    turns: [
      "price for seo thing?",
      "dont want a call or emails just the price",
      "ok too much for me rn",
    ],
    record: { need: /seo/iu, followUp: false },
  },
  {
    id: "rowan-a-ref-and-refund",
    turns: [
      "want my money back",
      "ref is ord_9TQ2LB",
      "paid 349 it doesnt do what u said",
      "reply to sam@oxbowcycles.example not the acct mail i cant get in there",
    ],
    record: {
      email: "sam@oxbowcycles.example",
      orderNumber: "ord_9TQ2LB",
      budget: /^$/u,
      followUp: true,
    },
  },
];

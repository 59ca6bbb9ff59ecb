import { contact } from "#content/brand.ts";
import { either, literal, person } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { asked } from "./facts.ts";

const support = either(literal(contact.email.support), person);

/** As visitors of an agency's site type them, in English: buying, trust, the company, trouble and talk. */
export const clients2: readonly Question[] = asked("clients-2", [
  ["buying", "en", "can i pay half now half later", [/in full/iu]],
  [
    "trust",
    "en",
    "how do i know you're not going to disappear with my money",
    [/handed over|get back|money back/iu],
  ],
  ["trust", "en", "do you have a portfolio i can look at", [/case studies/iu]],
  [
    "trust",
    "en",
    "who would actually be doing the work? some ai or real developers",
    [/people do the work/iu],
  ],
  [
    "complaint",
    "en",
    "I ordered a landing page on tuesday and have heard nothing since. is anyone there??",
    [support],
  ],
  [
    "complaint",
    "en",
    "the bot you built us is telling customers we're closed. need this fixed NOW",
    [support],
  ],
  ["buying", "en", "can I get a discount if I buy three", [/listed prices|no\b/iu]],
  ["company", "en", "are u based in germany", [/remote|no office|address/iu]],
  [
    "company",
    "en",
    "what time zone are you guys in, I'm in Sydney",
    [/PST|US west coast|time zone/iu],
  ],
  [
    "service",
    "en",
    "does the website price include hosting and the domain",
    [/provider/iu, /domain/iu],
  ],
  ["buying", "en", "Will I own the code at the end or do I rent it from you?", [/you do|yours/iu]],
  ["trust", "en", "can you sign an NDA before I tell you about our idea", [/NDA/u, support]],
  ["service", "en", "what happens after the 30 days support is over", [/maintenance/iu]],
  ["buying", "en", "do you accept paypal or crypto", [/cards only|only cards/iu]],
  ["buying", "en", "can I get an invoice with our VAT number on it", [/receipt/iu, support]],
  ["buying", "en", "is there a monthly fee after you build it", [/pay once|nothing renews/iu]],
  ["buying", "en", "what if i just hate the design", [/money back|refund/iu]],
  [
    "buying",
    "en",
    "how fast can you do a landing page, we have a trade fair on thursday",
    [/2-5 days|3 days/iu, /no express|quote/iu],
  ],
  ["trust", "en", "is my data used to train some AI", [/^no\b|train no model/iu]],
  [
    "trust",
    "en",
    "are you GDPR compliant, and where is the data stored?",
    [/GDPR/u, /database|country/iu],
  ],
  ["buying", "en", "we're a nonprofit, any special pricing?", [/prices apply|no\b/iu]],
  ["small-talk", "en", "can I talk to a real human pls", [support]],
  ["service", "en", "forgot my password and the reset mail isnt coming", [/spam/iu]],
  ["buying", "en", "where do i find my receipts", [/portal/iu]],
  ["buying", "en", "how do i cancel my subscription", [/end of the month/iu]],
  ["trust", "en", "can you delete my account and everything you have on me", [/settings/iu]],
  [
    "buying",
    "en",
    "ur competitor does it for 200",
    [/price|what (?:the price|is) includ|compare|smaller/iu],
  ],
  ["company", "en", "is it possible to have a call in spanish", [/English/u, /ask|Spanish/u]],
  ["company", "en", "what hours are you open", [/9-6/u]],
  ["company", "en", "can you come to our office in Munich for a workshop", [/remote|video call/iu]],
  [
    "aria",
    "en",
    "Hi! I'm writing a paper on AI consultants, who built you and what model are you?",
    [/our team|Ariaworks/u, /demo mode|privacy policy|AI service/iu],
  ],
  ["aria", "en", "are you a robot", [/AI/u]],
  ["small-talk", "en", "lol ok thanks bye", [/welcome|bye|good day|take care/iu]],
  ["complaint", "en", "my card got declined but the money left my account", [/bank/iu, support]],
  ["complaint", "en", "payment page keeps saying error when I click buy now", [support]],
  ["trust", "en", "Do you take on work for gambling sites?", [/acceptable use/iu]],
  [
    "trust",
    "en",
    "what happens to our chatbot if you go bankrupt",
    [/handed over|own account|yours/iu],
  ],
  ["aria", "en", "how long do you keep chat transcripts", [/2 years|12 months/iu]],
  ["company", "en", "can two people share one account", [/account/iu, support]],
  [
    "buying",
    "en",
    "can I change the order after paying, like upgrade to the bigger one",
    [support],
  ],
  ["company", "en", "do u work weekends", [/Mon-Fri|weekend/iu]],
  [
    "company",
    "en",
    "I'd like to resell your chatbots to my own clients under my brand",
    [/under your name|your brand/iu],
  ],
  ["company", "en", "who do I contact about a job", [/careers/iu]],
]);

import { contact } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import { either, hours, literal, person } from "../judge/patterns.ts";
import type { Language, Question } from "../judge/question.ts";
import { learnt as make, s, svc } from "./facts.ts";

type More = Parameters<typeof make>[6];
const complaint = (
  id: string,
  language: Language,
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: More = {},
) => make("complaint", id, language, question, must, pages, { should: "hand-over", ...more });
const details = (
  id: string,
  language: Language,
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: More = {},
) => make("contact-details", id, language, question, must, pages, { should: "hand-over", ...more });

const support = literal(contact.email.support);
const supportPhone = literal("555-0168");
const reach = either(support, supportPhone);

/** The words that promise an answer by one of our people. */
const replyComes = either(
  hours(replies.quoteHours),
  /\b(?:person|colleague|team|someone)\b|get back|in touch|\brepl(?:y|ies)\b/u,
  /Mensch|Person|Kolleg|Team|melde[nt]|antworte|schreib/u,
  /persona|equipo|responde|escrib|contact/u,
  /personne|équipe|répond|écri|contact/u,
);

/** Complaints and emergencies (15), contact details (10), not ours or not on our pages (25), small talk (5). */

export const people1: readonly Question[] = [
  // Complaints: English, 8
  complaint(
    "site-down",
    "en",
    "OUR SHOP IS DOWN since 6 this morning, you host it!!! nobody can order, who do i call RIGHT NOW",
    [reach],
    ["/contact", "/legal/sla"],
  ),
  complaint(
    "no-kickoff",
    "en",
    "I paid four days ago and not one soul has written to me. Is this a scam?",
    [person],
    ["/contact", "/docs", "/legal/terms"],
  ),
  complaint(
    "bot-nonsense",
    "en",
    "the bot you made us told a customer we ship to mars basically. it's making things up since monday. do something",
    [reach],
    ["/tutorials/chatbots", "/contact", "/legal/sla"],
  ),
  complaint(
    "charged-twice",
    "en",
    "my statement shows your charge two times for one order",
    [reach],
    ["/contact", "/legal/refunds"],
  ),
  complaint(
    "disappointed",
    "en",
    "Honestly disappointed. The design you sent looks nothing like what we discussed and I've used both revisions already. What are my options?",
    [either(/refund|money.?back/iu, person)],
    ["/legal/refunds", "/legal/terms", "/contact", "/docs"],
  ),
  complaint(
    "hacked-account",
    "en",
    "someone logged into my account here who isnt me, i got a mail about a new session. help",
    [/password/iu, support],
    ["/legal/security", "/legal/terms"],
  ),
  complaint(
    "leak",
    "en",
    "Urgent - a customer of ours just saw ANOTHER customer's documents in the portal you run for us",
    [reach],
    ["/legal/sla", "/contact", "/legal/security", "/legal/dpa"],
  ),
  complaint(
    "unanswered-mails",
    "en",
    "third mail, no reply. can i complain to somebody higher up",
    [person],
    ["/contact", "/legal/refunds", "/legal/sla"],
  ),
  // German, 3
  complaint(
    "de-formular-kaputt",
    "de",
    "Seit dem Update gestern kommen über unser Formular keine Anfragen mehr an. Ihr habt das vor zwei Wochen geliefert. Wer kümmert sich??",
    [reach],
    ["/contact", "/legal/sla", "/docs"],
  ),
  complaint(
    "de-geld-nicht-da",
    "de",
    "rückerstattung wurde mir vor 10 tagen zugesagt, auf der karte ist immer noch nix",
    [reach],
    ["/legal/refunds", "/contact"],
  ),
  complaint(
    "de-frech",
    "de",
    "Ich bin stinksauer. Abgabe war letzten Freitag vereinbart und ich höre nichts!",
    [person],
    ["/contact", "/legal/refunds", "/legal/terms"],
  ),
  // Spanish, 2
  complaint(
    "es-no-funciona",
    "es",
    "la automatización que nos hicieron se ha parado y perdemos pedidos, necesito ayuda ya",
    [reach],
    ["/contact", "/legal/sla"],
  ),
  complaint(
    "es-cobro",
    "es",
    "Me han cobrado un pedido que yo no hice. ¿A quién reclamo?",
    [reach],
    ["/contact", "/legal/refunds"],
  ),
  // French, 2
  complaint(
    "fr-video-label",
    "fr",
    "On m'a mis dans une vidéo faite par IA sans mon accord, c'est un de vos clients. Je veux qu'elle disparaisse.",
    [support],
    ["/legal/ai-ethics", "/legal/ip", "/legal/aup"],
  ),
  complaint(
    "fr-panne",
    "fr",
    "plus personne n'arrive à se connecter à notre portail depuis ce matin, c'est grave, que faire ?",
    [reach],
    ["/contact", "/legal/sla"],
  ),

  // Contact details: English, 6
  details(
    "mail-only",
    "en",
    "sheila.marsh@orchardvets.example",
    [replyComes],
    ["/contact", "/", "/quote"],
  ),
  details(
    "name-mail-wish",
    "en",
    "Tom Okello, tom@okello-roofing.example, we'd like a new website, about 5 pages, before summer. please write me",
    [replyComes],
    ["/contact", "/quote", ...s("full-website")],
  ),
  details(
    "phone-callback",
    "en",
    "ring me on 07700 900321 after 5, name's Dee",
    [either(person, replyComes)],
    ["/contact"],
  ),
  details(
    "human-then-mail",
    "en",
    "id rather have a human answer, my email is lars (at) nordkayak.example",
    [replyComes],
    ["/contact", "/"],
  ),
  details(
    "change-mail",
    "en",
    "use new address for my answer pls: office@brightpaws.example, the old one bounces",
    [either(replyComes, person)],
    ["/contact", "/portal"],
  ),
  details(
    "company-budget",
    "en",
    "Hi, Priscilla from Dune & Daughters (interior design). Budget 1500, we need a bot for the website. Reach me at p.dune@dunedaughters.example",
    [either(replyComes, svc.chatbot)],
    ["/contact", "/quote", ...s("gpt4-chatbot")],
  ),
  // German, 2
  details(
    "de-rueckruf",
    "de",
    "Könnten Sie mich bitte anschreiben? Jana Wiese, jana.wiese@kita-sonnenhof.example, es geht um ein Anmeldeformular.",
    [replyComes],
    ["/contact", "/quote", ...s("smart-form")],
  ),
  details("de-mail", "de", "meine mail: info@radlhuber.example", [replyComes], ["/contact", "/"]),
];

import type { Conversation } from "../judge/conversation.ts";
import type { Question } from "../judge/question.ts";
import type { Wish } from "../judge/wish.ts";
import { alderWishesA } from "./alder/wishes-a.ts";
import { alderWishesB } from "./alder/wishes-b.ts";
import { alderWishesC } from "./alder/wishes-c.ts";
import { alderWishesD } from "./alder/wishes-d.ts";
import { alderWishesE } from "./alder/wishes-e.ts";
import { questions as ashQuestions } from "./ash/questions.ts";
import { questions as birchQuestions } from "./birch/questions.ts";
import { questions as cedarQuestions } from "./cedar/questions.ts";
import { conversations1 } from "./conversations-1.ts";
import { conversations2 } from "./conversations-2.ts";
import { conversations3 } from "./conversations-3.ts";
import { conversations4 } from "./conversations-4.ts";
import { conversations5 } from "./conversations-5.ts";
import { conversations6 } from "./conversations-6.ts";
import { questions as detailsQuestions } from "./details/questions.ts";
import { questions as elmQuestions } from "./elm/questions.ts";
import {
  examConversations as secondExamConversations,
  examQuestions as secondExamQuestions,
  examWishes as secondExamWishes,
} from "./exam-2026-11-23/exam.ts";
import {
  examConversations as eveningExamConversations,
  examQuestions as eveningExamQuestions,
  examWishes as eveningExamWishes,
} from "./exam-2026-11-27-evening/exam.ts";
import {
  examConversations as thirdExamConversations,
  examQuestions as thirdExamQuestions,
  examWishes as thirdExamWishes,
} from "./exam-2026-11-27/exam.ts";
import {
  examConversations as afternoonExamConversations,
  examQuestions as afternoonExamQuestions,
  examWishes as afternoonExamWishes,
} from "./exam-2026-11-28-afternoon/exam.ts";
import {
  examConversations as fifthExamConversations,
  examQuestions as fifthExamQuestions,
  examWishes as fifthExamWishes,
} from "./exam-2026-11-28-evening/exam.ts";
import {
  examConversations as nightExamConversations,
  examQuestions as nightExamQuestions,
  examWishes as nightExamWishes,
} from "./exam-2026-11-28-night/exam.ts";
import {
  examConversations as noonExamConversations,
  examQuestions as noonExamQuestions,
  examWishes as noonExamWishes,
} from "./exam-2026-11-28-noon/exam.ts";
import {
  examConversations as fourthExamConversations,
  examQuestions as fourthExamQuestions,
  examWishes as fourthExamWishes,
} from "./exam-2026-11-28/exam.ts";
import { englishConversations } from "./former-conversations-english.ts";
import { otherLanguageConversations } from "./former-conversations-other-languages.ts";
import { buyingQuestions } from "./former-questions-buying.ts";
import { germanQuestions } from "./former-questions-german.ts";
import { contextQuestions } from "./former-questions-in-context.ts";
import { needQuestions } from "./former-questions-needs.ts";
import { otherLanguageQuestions } from "./former-questions-other-languages.ts";
import { peopleQuestions } from "./former-questions-people.ts";
import { serviceQuestions } from "./former-questions-services.ts";
import { trustQuestions } from "./former-questions-trust.ts";
import { firmWishes } from "./former-wishes-firm.ts";
import { openWishes } from "./former-wishes-open.ts";
import { hazelWishesA } from "./hazel/wishes-a.ts";
import { hazelWishesB } from "./hazel/wishes-b.ts";
import { hazelWishesC } from "./hazel/wishes-c.ts";
import { hazelWishesD } from "./hazel/wishes-d.ts";
import { hazelWishesE } from "./hazel/wishes-e.ts";
import { introductions1 } from "./introductions-1.ts";
import { introductions2 } from "./introductions-2.ts";
import { larchConversations1 } from "./larch-conversations-1.ts";
import { larchConversations2 } from "./larch-conversations-2.ts";
import { larchWishes1 } from "./larch-wishes-1.ts";
import { larchWishes2 } from "./larch-wishes-2.ts";
import { larchWishes3 } from "./larch-wishes-3.ts";
import { buying1 } from "./questions-buying-1.ts";
import { buying2 } from "./questions-buying-2.ts";
import { clients1 } from "./questions-clients-1.ts";
import { clients2 } from "./questions-clients-2.ts";
import { clients3 } from "./questions-clients-3.ts";
import { clients4 } from "./questions-clients-4.ts";
import { inContext1 } from "./questions-in-context-1.ts";
import { inContext2 } from "./questions-in-context-2.ts";
import { needsAndServices1 } from "./questions-needs-and-services-1.ts";
import { needsAndServices2 } from "./questions-needs-and-services-2.ts";
import { needsAndServices3 } from "./questions-needs-and-services-3.ts";
import { needsEnglish1 } from "./questions-needs-english-1.ts";
import { needsEnglish2 } from "./questions-needs-english-2.ts";
import { needsEnglish3 } from "./questions-needs-english-3.ts";
import { newcomers1 } from "./questions-newcomers-1.ts";
import { newcomers2 } from "./questions-newcomers-2.ts";
import { newcomers3 } from "./questions-newcomers-3.ts";
import { newcomers4 } from "./questions-newcomers-4.ts";
import { newcomers5 } from "./questions-newcomers-5.ts";
import { newcomers6 } from "./questions-newcomers-6.ts";
import { people1 } from "./questions-people-1.ts";
import { people2 } from "./questions-people-2.ts";
import { trustAndCompany1 } from "./questions-trust-and-company-1.ts";
import { trustAndCompany2 } from "./questions-trust-and-company-2.ts";
import { visitors1 } from "./questions-visitors-1.ts";
import { visitors2 } from "./questions-visitors-2.ts";
import { visitors3 } from "./questions-visitors-3.ts";
import { visitors4 } from "./questions-visitors-4.ts";
import { visitors5 } from "./questions-visitors-5.ts";
import { visitors6 } from "./questions-visitors-6.ts";
import { recordTalks } from "./records/talks.ts";
import { rowanTalks } from "./rowan/talks.ts";
import { sixthConversations1 } from "./sixth-conversations-1.ts";
import { sixthConversations2 } from "./sixth-conversations-2.ts";
import { sixthConversations3 } from "./sixth-conversations-3.ts";
import { sixthConversations4 } from "./sixth-conversations-4.ts";
import { sixthWishes1 } from "./sixth-wishes-1.ts";
import { sixthWishes2 } from "./sixth-wishes-2.ts";
import { sixthWishes3 } from "./sixth-wishes-3.ts";
import { sixthWishes4 } from "./sixth-wishes-4.ts";
import { questions as willowQuestions } from "./willow/questions.ts";
import { wishes1 } from "./wishes-1.ts";
import { wishes2 } from "./wishes-2.ts";
import { wishes3 } from "./wishes-3.ts";
import { wishes4 } from "./wishes-4.ts";
import { promiseWishes } from "./wishes-promises.ts";

/** By who wrote them: what helps with one author's questions is to be measured with another's. */
export const questionsByAuthor = {
  development: [
    ...buying1,
    ...buying2,
    ...inContext1,
    ...inContext2,
    ...needsAndServices1,
    ...needsAndServices2,
    ...needsAndServices3,
    ...needsEnglish1,
    ...needsEnglish2,
    ...needsEnglish3,
    ...people1,
    ...people2,
    ...trustAndCompany1,
    ...trustAndCompany2,
  ],
  visitors: [...visitors1, ...visitors2, ...visitors3, ...visitors4, ...visitors5, ...visitors6],
  newcomers: [
    ...newcomers1,
    ...newcomers2,
    ...newcomers3,
    ...newcomers4,
    ...newcomers5,
    ...newcomers6,
  ],
  clients: [...clients1, ...clients2, ...clients3, ...clients4],
  /** The first exam. */
  former: [
    ...needQuestions,
    ...serviceQuestions,
    ...buyingQuestions,
    ...trustQuestions,
    ...contextQuestions,
    ...peopleQuestions,
    ...germanQuestions,
    ...otherLanguageQuestions,
  ],
  /** The exam until 2026-11-27. */
  secondExam: [...secondExamQuestions],
  /** The exam that was written on 2026-11-27 and replaced at that day's end. */
  thirdExam: [...thirdExamQuestions],
  /** The exam from that evening until the next; asked some ten times for its counts. */
  eveningExam: [...eveningExamQuestions],
  fourthExam: [...fourthExamQuestions],
  /** Written on 2026-11-28 at the day's end. */
  fifthExam: [...fifthExamQuestions],
  sixthExam: [...nightExamQuestions],
  seventhExam: [...noonExamQuestions],
  /** Replaced before it was read: only its counts were asked, some ten times. */
  eighthExam: [...afternoonExamQuestions],
  ash: ashQuestions,
  birch: birchQuestions,
  cedar: cedarQuestions,
  details: detailsQuestions,
  /** Follow-ups only. */
  elm: elmQuestions,
  /** Several questions at once, details of services, small talk. */
  willow: willowQuestions,
} satisfies Record<string, readonly Question[]>;

/** What Aria is improved by (README.md). */
export const learntQuestions: readonly Question[] = Object.values(questionsByAuthor).flat();
export const learntWishes: readonly Wish[] = [
  ...wishes1,
  ...wishes2,
  ...wishes3,
  ...wishes4,
  ...promiseWishes,
  ...firmWishes,
  ...openWishes,
  ...secondExamWishes,
  ...thirdExamWishes,
  ...eveningExamWishes,
  ...fourthExamWishes,
  ...fifthExamWishes,
  ...nightExamWishes,
  ...noonExamWishes,
  ...afternoonExamWishes,
  ...sixthWishes1,
  ...sixthWishes2,
  ...sixthWishes3,
  ...sixthWishes4,
  ...larchWishes1,
  ...larchWishes2,
  ...larchWishes3,
  ...alderWishesA,
  ...alderWishesB,
  ...alderWishesC,
  ...alderWishesD,
  ...alderWishesE,
  ...hazelWishesA,
  ...hazelWishesB,
  ...hazelWishesC,
  ...hazelWishesD,
  ...hazelWishesE,
];
export const learntConversations: readonly Conversation[] = [
  ...conversations1,
  ...conversations2,
  ...conversations3,
  ...conversations4,
  ...conversations5,
  ...conversations6,
  ...introductions1,
  ...introductions2,
  ...englishConversations,
  ...otherLanguageConversations,
  ...secondExamConversations,
  ...thirdExamConversations,
  ...eveningExamConversations,
  ...fourthExamConversations,
  ...fifthExamConversations,
  ...nightExamConversations,
  ...noonExamConversations,
  ...afternoonExamConversations,
  ...sixthConversations1,
  ...sixthConversations2,
  ...sixthConversations3,
  ...sixthConversations4,
  ...larchConversations1,
  ...larchConversations2,
  ...recordTalks,
  ...rowanTalks,
];

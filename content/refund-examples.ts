import { guarantees, paymentTerms } from "./promises.ts";
import { counted, priced } from "./words.ts";

/** A quote made up for the example. */
const quoteUsd = 2000;
const days = counted(guarantees.moneyBackDays, "day");

/** What the refund policy means in practice: a situation, and its outcome. */
export const refundExamples = [
  {
    situation: `You bought a chatbot’s setup for ${priced(paymentTerms.chatbotSetupUsd)}. Within ${days} of delivery you decide that it isn’t for you.`,
    outcome: `You get ${priced(paymentTerms.chatbotSetupUsd)} back. We switch the chatbot off, and you delete your copies.`,
  },
  {
    situation: `Your website was quoted at ${priced(quoteUsd)}, and you paid it when you accepted the quote. You stop before the launch.`,
    outcome: `You get ${priced(quoteUsd)} back.`,
  },
  {
    situation: `You pay ${priced(paymentTerms.chatbotRetainerUsdPerMonth)} a month for a chatbot’s care, and cancel in the fifth month.`,
    outcome:
      "Care continues until the end of that month. We refund nothing, and charge nothing more.",
  },
  {
    situation: `You booked a day of consulting for ${priced(paymentTerms.consultingUsdPerDay)}, and cancel before it begins.`,
    outcome: `You get ${priced(paymentTerms.consultingUsdPerDay)} back.`,
  },
  {
    situation: "We can’t deliver what you ordered, whatever the reason.",
    outcome: "You get back everything that you paid for it, without having to ask.",
  },
] as const;

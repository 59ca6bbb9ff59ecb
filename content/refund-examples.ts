import { guarantees, paymentTerms } from "./promises.ts";
import { counted, priced } from "./words.ts";

const { design, development } = paymentTerms.websiteMilestonesPercent;
/** A quote made up for the example. */
const quoteUsd = 2000;
const paidUsd = (quoteUsd * (design + development)) / 100;
const days = counted(guarantees.moneyBackDays, "day");

/** What the refund policy means for somebody: a situation, and what comes back. */
export const refundExamples = [
  {
    situation: `You bought a chatbot's setup for ${priced(paymentTerms.chatbotSetupUsd)}. Within ${days} of delivery you find that it isn't for you.`,
    outcome: `${priced(paymentTerms.chatbotSetupUsd)} come back. The chatbot is switched off, and you delete your copies.`,
  },
  {
    situation: `Your website was quoted at ${priced(quoteUsd)}. You have paid the parts for design and development, and stop before the launch.`,
    outcome: `${priced(paidUsd)} come back. The part for the launch never falls due.`,
  },
  {
    situation: `You pay ${priced(paymentTerms.chatbotRetainerUsdPerMonth)} a month for a chatbot's care, and cancel in the fifth month.`,
    outcome:
      "Care goes on to the end of that month. Nothing comes back, and nothing more is charged.",
  },
  {
    situation: `You booked a day of consulting for ${priced(paymentTerms.consultingUsdPerDay)}, and call it off before it begins.`,
    outcome: `${priced(paymentTerms.consultingUsdPerDay)} come back.`,
  },
  {
    situation: "We can't deliver what you ordered, for whatever reason.",
    outcome: "Everything that you paid for it comes back, without your asking.",
  },
] as const;

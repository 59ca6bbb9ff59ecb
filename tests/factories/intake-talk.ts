import { IntakeRecord } from "#domain/requests/contract.ts";
import type { IntakeExtractor } from "#domain/requests/ports.ts";

/** What a visitor says, and what of it the record must hold; what is left out must be empty, but for need and times. */
export type Talk = {
  id: string;
  turns: readonly string[];
  record: {
    email?: string;
    phone?: string;
    name?: string;
    company?: string;
    need?: RegExp;
    budget?: RegExp;
    dates?: RegExp;
    orderNumber?: string;
    followUp: boolean;
  };
};

/** The record of a talk, in the words of its expectation: patterns that fit stand for themselves. */
export async function readTalk({ turns, record: expected }: Talk, extractor: IntakeExtractor) {
  const { record } = await extractor.extract(
    {
      instructions: "",
      temperature: 0.1,
      maxTokens: 800,
      turns: turns.map((text) => ({ sender: "user" as const, text })),
    },
    { signal: AbortSignal.timeout(5000) },
  );
  const read = IntakeRecord.parse(record);
  const need = [read.project_type, read.project_description, read.key_requirements].join("\n");
  const fits = (pattern: RegExp | undefined, text: string) =>
    pattern?.test(text) ? pattern : text;
  const { orderNumber } = expected;
  return {
    email: read.email || undefined,
    phone: /: (.+?)(?: \(\D[^)]*\))?(?:, .*)?$/.exec(read.contact_preference)?.[1],
    name: read.customer_name || undefined,
    company: read.company || undefined,
    need: expected.need && fits(expected.need, need),
    budget: fits(expected.budget, read.budget) || undefined,
    dates: expected.dates && fits(expected.dates, read.timeline),
    orderNumber: orderNumber && need.includes(orderNumber) ? orderNumber : undefined,
    followUp: read.follow_up_needed,
  };
}

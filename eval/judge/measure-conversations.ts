import { callLimits } from "#content/consultant.ts";
import type { Consultant, Turn } from "#domain/consultant/ports.ts";
import type { KnowledgeDeps } from "#domain/knowledge/index.ts";
import { IntakeRecord, type IntakeExtractor } from "#domain/requests/ports.ts";
import { askAria } from "../measure-answers.ts";
import type { Conversation, ExpectedRecord } from "./conversation.ts";

/** What a conversation's record has wrong, by field; a right record has nothing. */
export type JudgedRecord = { id: string; wrong: string[] };

/** Holds each conversation with Aria, has its record read, and compares it with what should come out. */
export async function judgeConversations(
  conversations: readonly Conversation[],
  { consultant, extractor }: { consultant: Consultant; extractor: IntakeExtractor },
  knowledge: KnowledgeDeps,
): Promise<JudgedRecord[]> {
  const judged: JudgedRecord[] = [];
  for (const { id, turns: said, record: expected } of conversations) {
    const turns: Turn[] = [];
    for (const text of said) {
      turns.push({ sender: "user", text });
      turns.push({ sender: "ai", text: (await askAria(turns, consultant, knowledge)).text });
    }
    const { record } = await extractor.extract(
      { ...callLimits.extraction, instructions: "", turns },
      { signal: AbortSignal.timeout(60_000) },
    );
    judged.push({ id, wrong: wrongIn(IntakeRecord.parse(record), expected) });
  }
  return judged;
}

const digits = (text: string) => text.replace(/[^\d+]/g, "");
const holdsOther = (a: string, b: string) =>
  (a === "") === (b === "") &&
  (a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase()));

function wrongIn(record: IntakeRecord, expected: ExpectedRecord): string[] {
  const all = Object.values(record).join("\n");
  const need = `${record.project_type}\n${record.project_description}\n${record.key_requirements}`;
  const { project_description: _said, key_requirements: _asked, ...rest } = record;
  const short = Object.values(rest).join("\n");
  const checks: readonly [string, boolean][] = [
    ["email", record.email.toLowerCase() === (expected.email ?? "").toLowerCase()],
    ["phone", expected.phone === undefined || digits(all).includes(digits(expected.phone))],
    ["name", holdsOther(record.customer_name, expected.name ?? "")],
    ["company", holdsOther(record.company, expected.company ?? "")],
    ["need", expected.need?.test(need) ?? true],
    ["budget", expected.budget?.test(record.budget) ?? true],
    ["dates", expected.dates?.test(record.timeline) ?? true],
    ["order number", expected.orderNumber === undefined || all.includes(expected.orderNumber)],
    ["without", !(expected.without?.test(short) ?? false)],
    ["follow-up", record.follow_up_needed === expected.followUp],
  ];
  return checks.flatMap(([field, isRight]) => (isRight ? [] : [field]));
}

import type { ManualAnswer } from "./measure-manuals.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What bots that were trained on manuals said, in counts by kind. */
export function printManuals(answers: readonly ManualAnswer[]) {
  const count = (list: readonly ManualAnswer[], is: (one: ManualAnswer) => boolean) =>
    list.filter(is).length;
  const line = (name: string, list: readonly ManualAnswer[]) =>
    say(
      `${name.padEnd(14)}${count(list, (one) => one.isRight)} of ${list.length} right (${count(list, (one) => one.isRight && !one.isHedged)} of them surely), ${count(list, (one) => one.isCited)} from the right document (${count(list, (one) => one.isFromDocument)} name it first), ${count(list, (one) => !one.isRight && !one.isHedged)} wrong without saying that it isn't sure`,
    );
  say("\nBuilt-in bots trained on two manuals");
  for (const [kind, list = []] of Object.entries(Object.groupBy(answers, ({ kind: of }) => of)))
    line(kind, list);
  line("all", answers);
  const asked = answers.filter(({ kind }) => kind !== "unanswerable");
  say(
    `the right document among the first three for ${count(asked, ({ documentAt }) => documentAt !== null && documentAt <= 3)} of ${asked.length}, every fact in what was found for ${count(asked, ({ isFound }) => isFound)}; letters of an answer: ${Math.round(asked.reduce((sum, { text }) => sum + text.length, 0) / asked.length)}`,
  );
}
